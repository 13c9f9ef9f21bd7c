import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { notifyProblem } from '@/components/ui/notify'
import { OWN_QUESTIONS } from '@/domain/interview/own-questions'
import type { PlanConfig } from '@/domain/plans/plans'
import { useFormContext } from '@/features/shared/use-form-values'
import { OwnQuestionRow } from './own-question-row'
import { ownQuestion, type StartValues, withQuestions, writtenQuestions } from './start-draft'
import { useInterviewLength } from './use-interview-length'
import { usePracticePlan } from './use-interviews'

export function OwnQuestionsField({ plan }: { plan: PlanConfig }) {
  const { values, current, set } = useFormContext<StartValues>()
  const rows = values.ownQuestions
  const [addedKey, setAddedKey] = useState(0)
  const add = () => {
    const row = ownQuestion()
    set({ ownQuestions: [...rows, row] })
    setAddedKey(row.key)
  }
  const asked = usePracticePlan().data?.askedQuestions ?? []
  const withAsked = withQuestions(rows, asked)
  const addAsked = () => set({ ownQuestions: withAsked })
  const { count } = useInterviewLength(plan)
  const { list, adder, focusAfterRemoval } = useFocusAfterRemoval()
  const remove = (index: number) => {
    set({ ownQuestions: current().ownQuestions.filter((_, at) => at !== index) })
    focusAfterRemoval(index)
  }

  /**
   * Splits pasted lines into one question each, beginning at the row they were pasted into if it is empty.
   * @param kept the text of the row without the part that was selected
   */
  const split = (index: number, lines: readonly string[], kept: string) => {
    const [first = '', ...rest] = kept.trim() === '' ? lines : [kept, ...lines]
    const rows = current().ownQuestions
    const room = OWN_QUESTIONS.most - rows.length
    set({
      ownQuestions: rows.flatMap((row, at) =>
        at === index ? [{ ...row, text: first }, ...rest.slice(0, room).map((text) => ownQuestion({ text }))] : row,
      ),
    })
    if (rest.length > room)
      notifyProblem(
        `You can add up to ${OWN_QUESTIONS.most} questions of your own`,
        `The last ${rest.length - room} of the lines you pasted were left out.`,
      )
  }

  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="font-semibold text-sm">Your own questions</legend>
      <p className="text-muted-foreground text-sm">
        From a friend, a forum or the recruiter’s email: up to {OWN_QUESTIONS.most}. They are asked first, in place of
        an opening question. If you paste several lines, each becomes a question.
      </p>
      {rows.length > 0 && (
        <ol ref={list} className="grid gap-5">
          {rows.map((row, index) => (
            <OwnQuestionRow
              key={row.key}
              row={row}
              index={index}
              isNew={row.key === addedKey}
              onChange={(changed) =>
                set({
                  ownQuestions: current().ownQuestions.map((each, at) =>
                    at === index ? { ...each, ...changed } : each,
                  ),
                })
              }
              onPasteLines={(lines, kept) => split(index, lines, kept)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
      {rows.length > count && (
        <p role="status" className="font-medium text-sm">
          This interview has {count} questions, so the first {count} of yours are asked. The others stay here.
        </p>
      )}
      {rows.length < OWN_QUESTIONS.most && (
        <Button ref={adder} type="button" variant="outline" className="justify-self-start" onClick={add}>
          <Plus aria-hidden />
          {rows.length === 0 ? 'Add a question of your own' : 'Add another question'}
        </Button>
      )}
      {withAsked.length > writtenQuestions(rows).length && (
        <Button type="button" variant="outline" className="justify-self-start" onClick={addAsked}>
          <Plus aria-hidden />
          Add what you were asked in your interview
        </Button>
      )}
    </fieldset>
  )
}

/** After a row is removed, the focus goes to the next row's text, or to the button that adds a row. */
function useFocusAfterRemoval() {
  const list = useRef<HTMLOListElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const [removed, setRemoved] = useState<{ index: number } | null>(null)
  useEffect(() => {
    if (!removed) return
    const next = list.current?.children[removed.index]?.querySelector('textarea') ?? adder.current
    next?.focus()
  }, [removed])
  return { list, adder, focusAfterRemoval: (index: number) => setRemoved({ index }) }
}
