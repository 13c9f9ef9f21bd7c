import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { newCommentsText } from '@/domain/mentor/words'
import { useComments } from './comments-context'
import { NotLoaded } from './not-loaded'
import { questionAnchor, type ReviewedQuestion } from './reviewed'

type CommentsNoticeProps = {
  reviewed: readonly ReviewedQuestion[]
  /** Opens the review of a question that the reader goes to. */
  onShow: (questionId: string) => void
}

/** Says that mentors wrote something new, with the way to it. */
export function CommentsNotice({ reviewed, onShow }: CommentsNoticeProps) {
  const { fresh, isMissing, retry } = useComments()
  if (isMissing) return <NotLoaded title="The comments of mentors could not be loaded" retry={retry} />
  if (fresh.length === 0) return null
  const about = reviewed.filter(({ question }) => fresh.some(({ questionId }) => questionId === question.id))
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
      Each stands below the answer that it is about.
    </Alert>
  )
}
