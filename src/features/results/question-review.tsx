import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useId } from 'react'
import { BidiText } from '@/components/code-text'
import { likelyIfJudged } from '@/components/feedback/likely'
import { ScoreLabel } from '@/components/feedback/score-label'
import { kindName } from '@/domain/interview/category-names'
import { questionAnchor } from '@/lib/paths'
import { AnswerAgain } from './answer-again'
import { useAttempts } from './attempts-context'
import { useComments } from './comments-context'
import { ContestedNotice } from './contested-notice'
import { useContests } from './contests-context'
import { FollowUp } from './follow-up'
import { useLesson } from './lesson'
import { MentorComments } from './mentor-comments'
import { QuestionDetail } from './question-detail'
import { isRead, type ReviewedQuestion } from './reviewed'

// Loaded lazily, because only stories have one.
const ProbeReview = dynamic(() => import('./probe-review').then((module) => module.ProbeReview))

type QuestionReviewProps = {
  item: ReviewedQuestion
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Whether another answer was requested; `onAsked` reports that the form is open. */
  isAsked: boolean
  onAsked: () => void
}

/** One answered question: a row with its score, which expands to the answer and the advice. */
export function QuestionReview({ item, isOpen, onOpenChange, isAsked, onAsked }: QuestionReviewProps) {
  const panelId = useId()
  const { number, question, result, probe } = item
  const attempts = useAttempts().attemptsAt(question.id)
  const newest = attempts.filter(isRead).findLast((attempt) => attempt.number > 1)
  const shown = newest?.result ?? result
  const place = { questionId: question.id, number: 1 }
  const without = useContests().at(place)?.scoreWithout ?? null
  const { commentsOn } = useComments()
  const comments = commentsOn(question.id).length + (probe ? commentsOn(probe.question.id).length : 0)
  const lesson = useLesson(question.id)
  const followUp = lesson?.followUp
  const next = lesson?.next ?? null
  return (
    <article id={questionAnchor(number)} className="scroll-mt-2 not-first:border-t">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => onOpenChange(!isOpen)}
          className={
            'group grid w-full grid-cols-[2.75rem_1fr_auto] items-start gap-x-3 rounded-md py-4 text-left ' +
            'sm:grid-cols-[3.5rem_1fr_auto] sm:gap-x-5 sm:py-5'
          }
        >
          <span className="font-display font-semibold text-3xl tabular-nums leading-none tracking-tight sm:text-4xl">
            {newest && (
              <span className="mb-1 block text-lg text-muted-foreground">
                {result.score}
                <span aria-hidden>{' → '}</span>
                <span className="sr-only"> out of 100, then </span>
              </span>
            )}
            {shown.score}
            <span className="sr-only"> out of 100.</span>
          </span>
          <span className="grid min-w-0 gap-2">
            <span
              className={clsx(
                'font-semibold font-sans leading-snug tracking-normal group-hover:underline group-hover:decoration-1 ' +
                  'group-hover:underline-offset-4 print:line-clamp-none',
                !isOpen && 'line-clamp-3',
              )}
            >
              {number}. <BidiText text={question.text} />
            </span>
            <span
              className={
                'flex flex-wrap items-center gap-x-3 gap-y-1 font-normal font-sans text-muted-foreground text-sm'
              }
            >
              <ScoreLabel score={shown.score} />
              <span>{kindName(question)}</span>
              {question.followUpOf && <span>follow-up question</span>}
              {question.source === 'own' && <span>your own question</span>}
              {/* Says where that number is, which the list leaves out. */}
              {probe && <span>with follow-up question {probe.number}</span>}
              <span className="tabular-nums">{likelyIfJudged(shown)}</span>
              {without !== null && without !== result.score && !newest && (
                <span className="tabular-nums">{without} if you are right</span>
              )}
              {attempts.length > 1 && <span className="tabular-nums">{attempts.length} attempts</span>}
              {comments > 0 && (
                <span className="tabular-nums">{comments === 1 ? '1 comment' : `${comments} comments`}</span>
              )}
            </span>
          </span>
          <ChevronDown
            aria-hidden
            className={clsx(
              'mt-0.5 size-5 text-muted-foreground transition-transform print:hidden',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      </h3>
      <div id={panelId} className={clsx('pb-8 sm:pl-[4.75rem] print:block print:pl-0', !isOpen && 'hidden')}>
        <div className="mb-6 grid gap-4 empty:hidden">
          <ContestedNotice place={place} />
        </div>
        <QuestionDetail item={item} />
        <MentorComments questionId={question.id} isOpen={isOpen} />
        <AnswerAgain item={item} isAsked={isAsked} onAsked={onAsked} />
        {(probe || next) && <ProbeReview asked={probe} next={next} isOpen={isOpen} />}
        {followUp && <FollowUp followUp={followUp} number={number} />}
      </div>
    </article>
  )
}
