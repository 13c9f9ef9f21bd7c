import Link from 'next/link'
import { BidiText } from '@/components/code-text'
import { Card, CardTitle } from '@/components/ui/card'
import { paths } from '@/lib/paths'
import type { PracticePlanDto } from '@/schemas/practice'
import { usePracticePlan } from './use-interviews'

const SHOWN = 3

/** Answers that are worth repeating, the weakest first, without the one that today's step asks for. */
export function WeakestAnswers() {
  const { data } = usePracticePlan()
  const answers = data ? weakest(data) : []
  if (answers.length === 0) return null
  return (
    <Card>
      <CardTitle>Your weakest answers</CardTitle>
      <ul className="-my-3 divide-y">
        {answers.map(({ interviewId, questionId, number, question, score }) => (
          <li key={questionId}>
            <Link
              href={paths.answerAgain(interviewId, number)}
              className={
                'group grid min-h-14 grid-cols-[2.5rem_1fr] items-center gap-x-3 rounded-md py-3 ' +
                'sm:grid-cols-[2.5rem_1fr_auto] sm:gap-x-5'
              }
            >
              <span className="font-display font-semibold text-xl tabular-nums">
                {score}
                <span className="sr-only"> out of 100.</span>
              </span>
              <BidiText text={question} className="line-clamp-2 min-w-0 group-hover:underline" />
              <span className="col-start-2 font-semibold text-primary text-sm sm:col-start-3">Answer it again</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The retakes of the plan, whose days are already sorted by priority. */
function weakest({ days, step }: PracticePlanDto) {
  const today = step?.kind === 'retake' ? step.answer.questionId : null
  return days
    .flatMap(({ steps }) => steps.flatMap((planned) => (planned.kind === 'retake' ? [planned.answer] : [])))
    .filter(({ questionId }) => questionId !== today)
    .slice(0, SHOWN)
}
