import { Controller, useForm } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { notifySuccess } from '@/components/ui/notify'
import { Textarea } from '@/components/ui/textarea'
import { cleanText } from '@/domain/interview/answers'
import { FailureAlert } from '@/features/shared/failure'
import { useUser } from '@/features/shared/session'
import { useDraftText } from '@/features/shared/use-draft-text'
import { useSchemaResolver } from '@/features/shared/use-schema-resolver'
import { browserTimeZone } from '@/lib/browser-time-zone'
import { draftKeys } from '@/lib/draft-text'
import type { PracticePlanDto } from '@/schemas/practice'
import { trpc } from '@/trpc/client'
import { ChoiceField } from './choice-field'
import type { Goal, GoalValues } from './goal-form-schema'
import { SaveOrCancel } from './save-or-cancel'
import { ROLE_OPTIONS } from './start-choices'

const loadGoalForm = () => import('./goal-form-schema').then((module) => module.goalForm)
const loadFirstGoalForm = () => import('./goal-form-schema').then((module) => module.firstGoalForm)

export type GoalFormProps = {
  goal: PracticePlanDto['goal']
  onClose: () => void
  /** Called after `onClose` if the goal was saved. */
  onSaved?: () => void
}

/** The goal of the practice plan: role, date and advert of the interview. */
export function GoalForm({ goal, onClose, onSaved }: GoalFormProps) {
  const { id: userId } = useUser()
  const utils = trpc.useUtils()
  const draft = useDraftText(draftKeys.goalAdvert(userId), { initial: goal?.advert ?? '' })
  const { control, register, handleSubmit, formState } = useForm<GoalValues, unknown, Goal>({
    resolver: useSchemaResolver(goal ? loadGoalForm : loadFirstGoalForm),
    defaultValues: { role: goal?.role ?? null, advert: draft.text, interviewOn: goal?.interviewOn ?? null },
  })
  const close = () => {
    draft.forget()
    onClose()
  }
  const save = trpc.practice.setGoal.useMutation({
    onSuccess: (plan) => {
      utils.practice.plan.setData({ userId }, plan)
      notifySuccess('Your practice goal was saved')
      close()
      onSaved?.()
    },
  })
  const submit = handleSubmit((values) => save.mutate({ ...values, userId, timeZone: browserTimeZone() }))
  return (
    <form onSubmit={submit} noValidate aria-label="Your interview" className="grid gap-4 border-t pt-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Date of the interview" error={formState.errors.interviewOn?.message}>
          <Input autoFocus type="date" {...register('interviewOn', { setValueAs: (day) => day || null })} />
        </Field>
        <Controller
          control={control}
          name="role"
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <ChoiceField
              label="Role"
              aside="Optional"
              error={error?.message}
              options={ROLE_OPTIONS}
              value={value ?? ''}
              onChange={onChange}
              placeholder="Choose a role"
            />
          )}
        />
      </div>
      <Field
        label="Job advert"
        aside="Optional"
        hint="We fill it in when you start a mock interview."
        error={formState.errors.advert?.message}
      >
        <Textarea
          {...register('advert', { setValueAs: cleanText, onChange: ({ target }) => draft.write(target.value) })}
          rows={3}
          placeholder="Paste the text of the advert"
        />
      </Field>
      <FailureAlert error={save.error} title="Your interview was not saved" />
      <SaveOrCancel isSubmitting={formState.isSubmitting} isSending={save.isPending} onCancel={close} />
    </form>
  )
}
