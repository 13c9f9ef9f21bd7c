import { useEffect, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { ScoreRing } from '@/components/ui/score-ring'
import { matchMessage } from '@/domain/cv-review/bands'
import { formatShortDate } from '@/lib/format'
import type { CvReviewDto } from '@/schemas/cv-review'
import { WordingNote } from './wording-note'

type Props = { review: CvReviewDto; overall: string; takesFocus: boolean }

/** What the review came to, at a glance. */
export function ReviewHeader({ review, ...props }: Props) {
  const { score, jobTitle, createdAt, fileWarnings, analysis, wording } = review
  const { overall, takesFocus } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const limits = analysis?.limits ?? []
  const message = matchMessage(score)

  return (
    <header className="grid gap-8">
      <div className="grid gap-1.5">
        {/* The reader's time zone is not the server's. */}
        <p suppressHydrationWarning className="break-words text-muted-foreground">
          {jobTitle && `${jobTitle}, `}
          {formatShortDate(createdAt)}
        </p>
        <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
          CV Analysis Complete!
        </h1>
      </div>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-center lg:gap-14">
        <div className="flex items-center gap-5 sm:gap-7">
          <ScoreRing score={score} suffix="%" label="Match Score" />
          <p className="min-w-0 font-display font-semibold text-lead leading-snug sm:text-2xl sm:leading-tight">
            {message}
          </p>
        </div>
        {overall !== '' && (
          <section aria-labelledby="overall" className="grid gap-2">
            <h2 id="overall" className="text-heading">
              Overall Assessment
            </h2>
            <p className="max-w-[62ch] break-words text-lead leading-normal">{withoutMessage(overall, message)}</p>
          </section>
        )}
      </div>
      <div className="grid gap-3 empty:hidden">
        <WordingNote wording={wording} />
        {fileWarnings.length > 0 && (
          <Alert variant="warning" title="Something in your file was left out">
            <ul className="grid gap-1">
              {fileWarnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </Alert>
        )}
        {limits.length > 0 && (
          <Alert variant="warning" title="What holds the score down, whatever your CV names">
            <ul className="grid gap-1">
              {limits.map((limit) => (
                <li key={limit}>{limit}</li>
              ))}
            </ul>
          </Alert>
        )}
      </div>
    </header>
  )
}

/** The message of the band stands beside the score already. */
const withoutMessage = (overall: string, message: string): string =>
  overall.startsWith(message) ? overall.slice(message.length).replace(/^[.\s]+/, '') || overall : overall
