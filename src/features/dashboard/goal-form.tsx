import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select, SelectTrigger } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import { cleanText } from '@/domain/interview/clean-text'
import { goalInput, type PracticePlanDto } from '@/schemas/practice'
import { trpc } from '@/trpc/client'
import { errorMessage } from '@/trpc/errors'
import { useUser } from '@/trpc/session'
import { RoleOptions } from './role-field'

const goalForm = goalInput.omit({ userId: true, timeZone: true })
type GoalValues = z.input<typeof goalForm>

type GoalFormProps = { goal: PracticePlanDto['goal']; onClose: () => void }

/** Role, date and advert of the interview that is practised for; each can be left open. */
export function GoalForm({ goal, onClose }: GoalFormProps) {
  const { id: userId } = useUser()
  const utils = trpc.useUtils()
  const { control, register, handleSubmit, formState } = useForm<GoalValues, unknown, z.output<typeof goalForm>>({
    resolver: zodResolver(goalForm),
    defaultValues: { role: goal?.role ?? null, advert: goal?.advert ?? '', interviewOn: goal?.interviewOn ?? null },
  })
  const save = trpc.practice.setGoal.useMutation({
    onSuccess: (plan) => {
      utils.practice.plan.setData({ userId }, plan)
      onClose()
    },
  })
  const submit = handleSubmit((values) =>
    save.mutate({ ...values, userId, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
  )
  return (
    <form onSubmit={submit} noValidate aria-label="Your interview" className="grid gap-4 border-t pt-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Role" aside="Optional">
          <Controller
            control={control}
            name="role"
            render={({ field: { value, onChange, onBlur, ref } }) => (
              <Select value={value ?? ''} onValueChange={onChange}>
                <SelectTrigger ref={ref} onBlur={onBlur} placeholder="Choose a role" />
                <RoleOptions />
              </Select>
            )}
          />
        </Field>
        <Field label="Date of the interview" aside="Optional" error={formState.errors.interviewOn?.message}>
          <Input type="date" {...register('interviewOn', { setValueAs: (day) => day || null })} />
        </Field>
      </div>
      <Field
        label="Job advert"
        aside="Optional"
        hint="Filled in when you start a mock interview."
        error={formState.errors.advert?.message}
      >
        <Textarea
          {...register('advert', { setValueAs: cleanText })}
          rows={3}
          placeholder="Paste the text of the advert"
        />
      </Field>
      {save.error && (
        <Alert live variant="destructive" title="This was not saved">
          {errorMessage(save.error, 'There was no answer from the server. Check your connection and save again.')}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={save.isPending}>
          Save
        </Button>
        <Button variant="ghost" disabled={save.isPending} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
