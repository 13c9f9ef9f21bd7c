import { Controller, useForm } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { notifySuccess } from '@/components/ui/notify'
import { Textarea } from '@/components/ui/textarea'
import { OWN_QUESTIONS } from '@/domain/interview/own-questions'
import type { Outcome } from '@/domain/practice-plan/debrief'
import { FailureAlert } from '@/features/shared/failure'
import { useUser } from '@/features/shared/session'
import { useDraftText } from '@/features/shared/use-draft-text'
import { useSchemaResolver } from '@/features/shared/use-schema-resolver'
import { draftKeys } from '@/lib/draft-text'
import type { PracticePlanDto } from '@/schemas/practice'
import { trpc } from '@/trpc/client'
import { ChoiceField } from './choice-field'
import type { DebriefData, DebriefValues } from './debrief-form-schema'
import { SaveOrCancel } from './save-or-cancel'

const loadForm = () => import('./debrief-form-schema').then((module) => module.debriefForm)

const OUTCOME_OPTIONS: { value: Outcome; label: string }[] = [
  { value: 'waiting', label: 'I am waiting to hear from them' },
  { value: 'next-round', label: 'I am through to the next round' },
  { value: 'offer', label: 'I got an offer' },
  { value: 'refused', label: 'They said no' },
  { value: 'cancelled', label: 'It did not take place' },
]

type Props = { debrief: NonNullable<PracticePlanDto['debrief']>; onClose: () => void }

/** What was asked in the real interview, and how it ended. */
export function DebriefForm({ debrief: { interviewOn, outcome, questions }, onClose }: Props) {
  const { id: userId } = useUser()
  const utils = trpc.useUtils()
  const draft = useDraftText(draftKeys.debrief(userId, interviewOn), { initial: questions.join('\n') })
  const { control, register, handleSubmit, formState } = useForm<DebriefValues, unknown, DebriefData>({
    resolver: useSchemaResolver(loadForm),
    defaultValues: { outcome: outcome ?? 'waiting', questions: draft.text },
  })
  const close = () => {
    draft.forget()
    onClose()
  }
  const save = trpc.practice.debrief.useMutation({
    onSuccess: (plan) => {
      utils.practice.plan.setData({ userId }, plan)
      notifySuccess('What you told us was saved')
      close()
    },
  })
  const submit = handleSubmit((values) => save.mutate({ ...values, userId }))
  return (
    <form onSubmit={submit} noValidate aria-label="After your interview" className="grid gap-4">
      <Field
        label="What were you asked?"
        aside="Optional"
        hint={`One question on each line, the hardest first: up to ${OWN_QUESTIONS.most}.`}
        error={formState.errors.questions?.message}
      >
        <Textarea
          autoFocus
          {...register('questions', { onChange: ({ target }) => draft.write(target.value) })}
          rows={6}
          dir="auto"
        />
      </Field>
      <Controller
        control={control}
        name="outcome"
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <ChoiceField
            label="How did it end?"
            error={error?.message}
            options={OUTCOME_OPTIONS}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <FailureAlert error={save.error} title="What you told us was not saved" />
      <SaveOrCancel isSubmitting={formState.isSubmitting} isSending={save.isPending} onCancel={close} />
    </form>
  )
}
