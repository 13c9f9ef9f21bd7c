import { Plus } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { OWN_QUESTIONS } from '@/domain/interview/own-questions'
import type { PlanConfig } from '@/domain/plans/plans'
import { OwnQuestionRow } from './own-question-row'
import type { StartValues } from './start-values'
import { useInterviewLength } from './use-interview-length'

const EMPTY = { text: '', points: [] }

export function OwnQuestionsField({ plan }: { plan: PlanConfig }) {
  const { control, getValues } = useFormContext<StartValues>()
  const { fields, append, remove, insert, update } = useFieldArray({ control, name: 'ownQuestions' })
  const { count } = useInterviewLength(plan)

  /** Splits pasted lines into one question each, beginning at the row they were pasted into. */
  const split = (index: number, lines: readonly string[]) => {
    const [first = '', ...rest] = lines
    const room = OWN_QUESTIONS.most - fields.length
    update(index, { ...EMPTY, ...getValues(`ownQuestions.${index}`), text: first })
    insert(
      index + 1,
      rest.slice(0, room).map((text) => ({ ...EMPTY, text })),
    )
    if (rest.length > room)
      notify({
        title: `You can add up to ${OWN_QUESTIONS.most} questions of your own`,
        description: `The last ${rest.length - room} of the lines you pasted were left out.`,
        variant: 'destructive',
      })
  }

  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="font-semibold text-sm">Your own questions</legend>
      <p className="text-muted-foreground text-sm">
        From a friend, a forum or the recruiter’s email: up to {OWN_QUESTIONS.most}. They are asked first. If you paste
        several lines, each becomes a question.
      </p>
      {fields.length > 0 && (
        <ol className="grid gap-5">
          {fields.map((field, index) => (
            <OwnQuestionRow
              key={field.id}
              index={index}
              onPasteLines={(lines) => split(index, lines)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
      {fields.length > count && (
        <p role="status" className="font-medium text-sm">
          This interview has {count} questions, so the first {count} of yours are asked. The others stay here.
        </p>
      )}
      {fields.length < OWN_QUESTIONS.most && (
        <Button
          type="button"
          variant="outline"
          className="justify-self-start"
          onClick={() => append(EMPTY, { focusName: `ownQuestions.${fields.length}.text` })}
        >
          <Plus aria-hidden />
          {fields.length === 0 ? 'Add a question of your own' : 'Add another question'}
        </Button>
      )}
    </fieldset>
  )
}
