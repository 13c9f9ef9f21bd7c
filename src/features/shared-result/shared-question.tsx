import { BidiText } from '@/components/code-text'
import { likelyIfJudged } from '@/components/feedback/likely'
import { PointVerdict } from '@/components/point-verdict'
import { Disclosure } from '@/components/ui/disclosure'
import { kindName } from '@/domain/interview/category-names'
import { isProbe } from '@/domain/interview/follow-up'
import type { SentCommentDto, SharedResultDto } from '@/schemas/mentor'
import { CommentArea } from './comment-area'
import type { SharedLink } from './comment-form'

type SharedQuestionProps = {
  link: SharedLink
  number: number
  question: SharedResultDto['questions'][number]
  comments: readonly SentCommentDto[]
}

export function SharedQuestion({ link, number, question, comments }: SharedQuestionProps) {
  const { id, text, answer, result } = question
  const isUnscored = isProbe(id)
  return (
    <article className="grid gap-4 border-t pt-6 lg:grid-cols-[1fr_1fr] lg:items-start lg:gap-x-12">
      <div className="grid gap-2 lg:col-span-2">
        <h3 className="max-w-[60ch] text-heading">
          {number}. <BidiText text={text} />
        </h3>
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-muted-foreground text-sm">
          <span>{kindName(question)}</span>
          {isUnscored && <span>Not scored</span>}
          {result && (
            <span className="tabular-nums">
              {result.score} out of 100, {likelyIfJudged(result)}
            </span>
          )}
        </p>
      </div>
      <div className="grid min-w-0 gap-4">
        <p
          dir="auto"
          className={
            'whitespace-pre-line wrap-anywhere rounded-lg border bg-card p-4 text-card-foreground ' +
            'leading-[1.75] sm:p-5'
          }
        >
          {answer}
        </p>
        {isUnscored && (
          <p className="max-w-[62ch] text-muted-foreground text-sm">
            This question takes up words from an answer. Only a person can judge whether the reply is convincing, so
            your view counts most here.
          </p>
        )}
        {result && result.points.length > 0 && (
          <Disclosure label="What a strong answer covers" as="h4">
            <ul className="grid gap-3.5">
              {result.points.map(({ point, verdict, quote }) => (
                <li key={point}>
                  <PointVerdict point={point} verdict={verdict} quote={quote} isOthers />
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </div>
      <CommentArea link={link} questionId={id} number={number} sent={comments} />
    </article>
  )
}
