import { Button } from '@/components/ui/button'
import { attemptsLeft } from '@/domain/interview/attempts'
import { weakestQuestion } from '@/domain/interview/weakest-question'
import { useAttempts } from './attempts-context'
import { isRead, type ReviewedQuestion } from './reviewed'

type WeakestActionProps = {
  reviewed: readonly ReviewedQuestion[]
  /** The question of the first change, if there is one. */
  firstId: string | undefined
  onAnswer: (questionId: string) => void
}

/** Leads to the question that is to be changed first, until it has been answered again; then to the weakest. */
export function WeakestAction({ reviewed, firstId, onAnswer }: WeakestActionProps) {
  const { attemptsAt } = useAttempts()
  const first = reviewed.find(({ question }) => question.id === firstId && attemptsAt(question.id).length === 0)
  const number = weakestQuestion(
    reviewed.map(({ number, question, result }) => {
      const attempts = attemptsAt(question.id)
      return {
        number,
        score: attempts.filter(isRead).at(-1)?.result.score ?? result.score,
        canBeAnswered:
          attempts.length === 0 || (attemptsLeft(attempts) > 0 && attempts.at(-1)?.status !== 'processing'),
      }
    }),
  )
  const weakest = number === null ? undefined : (first ?? reviewed.find((item) => item.number === number))
  if (!weakest) return null
  return (
    <Button size="lg" className="justify-self-start print:hidden" onClick={() => onAnswer(weakest.question.id)}>
      Answer question {weakest.number} again
    </Button>
  )
}
