import { Button } from '@/components/ui/button'
import { attemptsLeft } from '@/domain/interview/attempts'
import { weakestQuestion } from '@/domain/interview/weakest-question'
import { useAttempts } from './attempts-context'
import { isRead, type ReviewedQuestion } from './reviewed'

type WeakestActionProps = { reviewed: readonly ReviewedQuestion[]; onAnswer: (questionId: string) => void }

export function WeakestAction({ reviewed, onAnswer }: WeakestActionProps) {
  const { attemptsAt } = useAttempts()
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
  const weakest = reviewed.find((item) => item.number === number)
  if (!weakest) return null
  return (
    <Button size="lg" className="justify-self-start print:hidden" onClick={() => onAnswer(weakest.question.id)}>
      Answer question {weakest.number} again
    </Button>
  )
}
