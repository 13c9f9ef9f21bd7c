import { clsx } from 'clsx'
import { CodeText } from '@/components/code-text'
import { KeyPoints } from '@/components/feedback/key-points'
import { likely } from '@/components/feedback/likely'
import { NumberedList } from '@/components/feedback/numbered-list'
import { Spinner } from '@/components/ui/spinner'
import { attemptsLeft, MAX_ATTEMPTS } from '@/domain/interview/attempts'
import type { LessonDto } from '@/schemas/lesson'
import { AttemptReport } from './attempt-report'
import { useAttempts } from './attempts-context'
import { contestablePoint, contestableText } from './contestable'
import { ContestedNotice } from './contested-notice'
import { RetakeArea, useRetaking } from './retake-area'
import { isRead, readingOf } from './reviewed'

/** The follow-up question, which can be answered here; it does not count in the interview's score. */
export function FollowUp({ followUp, number }: { followUp: NonNullable<LessonDto['followUp']>; number: number }) {
  const { attemptsAt } = useAttempts()
  const attempts = attemptsAt(followUp.id)
  const newest = attempts.filter(isRead).at(-1)
  const last = attempts.at(-1)
  const left = attempts.length === 0 ? MAX_ATTEMPTS : attemptsLeft(attempts)
  const isReading = last?.status === 'processing'
  const retaking = useRetaking(followUp.id)
  return (
    <section
      className={clsx(
        'mt-8 grid gap-5 border-t pt-6 sm:mt-10 sm:pt-8',
        last ? 'print:block print:space-y-5' : 'print:hidden',
      )}
    >
      <div className="grid gap-2">
        <h4 ref={retaking.heading} tabIndex={-1} className="text-heading outline-none">
          The follow-up question
        </h4>
        <p dir="auto" className="max-w-[65ch] font-semibold">
          <CodeText text={followUp.text} />
        </p>
      </div>
      <p role="status" className={clsx('flex items-center gap-2.5 text-muted-foreground', !isReading && 'sr-only')}>
        {isReading && <Spinner />}
        {isReading && 'Your answer is being read. What was found appears here by itself.'}
        {last?.status === 'failed' && 'Your answer could not be read.'}
        {newest && last?.status === 'ready' && `Your answer was read: ${newest.result.score} out of 100.`}
      </p>
      {newest && (
        <div className="grid gap-6 lg:grid-cols-2 lg:gap-x-12 print:block print:space-y-6">
          <div className="grid content-start gap-3 print:block print:space-y-3">
            <p className="tabular-nums">
              <span className="font-display font-semibold text-3xl">{newest.result.score}</span>
              <span className="text-muted-foreground"> out of 100, {likely(newest.result.range)}</span>
            </p>
            <KeyPoints result={newest.result} wrap={contestablePoint(readingOf(newest, newest.result))} />
          </div>
          {newest.result.improvements.length > 0 && (
            <div className="grid content-start gap-3 print:block print:space-y-3">
              <h5 className="text-lg leading-snug">Areas to improve</h5>
              <NumberedList
                texts={newest.result.improvements}
                wrap={contestableText(readingOf(newest, newest.result))}
              />
            </div>
          )}
        </div>
      )}
      {newest && attempts.length === 1 && <ContestedNotice place={newest} />}
      {attempts.length > 0 && <AttemptReport attempts={attempts} isApart />}
      <RetakeArea
        retaking={retaking}
        label={`Answer to the follow-up question of question ${number}`}
        lastText={attempts.findLast(({ status }) => status !== 'failed')?.text ?? ''}
        isReading={isReading}
        left={left}
        action={attempts.length === 0 ? 'Answer the follow-up question' : 'Answer it again'}
        terms={
          left === 0
            ? `You have used all ${MAX_ATTEMPTS} attempts at this question.`
            : 'Free, and read like any other answer. The score of the interview stays the same.'
        }
      />
    </section>
  )
}
