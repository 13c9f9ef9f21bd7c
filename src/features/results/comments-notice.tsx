import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { newCommentsText } from '@/domain/mentor/comment-count'
import { LoadFailure } from '@/features/shared/load-problems'
import { questionAnchor } from '@/lib/paths'
import { useComments } from './comments-context'
import type { ReviewedQuestion } from './reviewed'

type CommentsNoticeProps = { reviewed: readonly ReviewedQuestion[]; onShow: (questionId: string) => void }

export function CommentsNotice({ reviewed, onShow }: CommentsNoticeProps) {
  const { fresh, isMissing, query } = useComments()
  if (isMissing) {
    return (
      <LoadFailure
        query={query}
        title="The comments from mentors could not be loaded"
        text="They are safe on the server."
      />
    )
  }
  if (fresh.length === 0) return null
  const about = reviewed.filter(({ question, probe }) =>
    fresh.some(({ questionId }) => [question.id, probe?.question.id].includes(questionId)),
  )
  return (
    <Alert
      title={newCommentsText(fresh.length)}
      className="print:hidden"
      action={about.map(({ number, question }) => (
        <Button key={question.id} asChild size="sm" variant="outline">
          <a href={`#${questionAnchor(number)}`} onClick={() => onShow(question.id)}>
            Go to question {number}
          </a>
        </Button>
      ))}
    >
      {fresh.length === 1 ? 'It is below the answer.' : 'Each one is below its answer.'}
    </Alert>
  )
}
