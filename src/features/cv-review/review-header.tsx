import { useEffect, useRef } from 'react'
import { ShortDate } from '@/components/local-dates'
import { Alert } from '@/components/ui/alert'
import { CardTitle } from '@/components/ui/card'
import { ScoreRing } from '@/components/ui/score-ring'
import { matchMessage } from '@/domain/cv-review/bands'
import { FileWarnings } from '@/features/shared/file-warnings'
import type { CvReviewDto } from '@/schemas/cv-review'

export function ReviewHeader({ review, ...props }: { review: CvReviewDto; overall: string; takesFocus: boolean }) {
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
        <p className="wrap-anywhere text-muted-foreground">
          {jobTitle && `${jobTitle}, `}
          <ShortDate at={createdAt} />
        </p>
        <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
          CV Analysis Complete!
        </h1>
      </div>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-center lg:gap-14">
        <div className="flex enlarged:flex-col enlarged:items-start items-center gap-5 sm:gap-7">
          <ScoreRing score={score} suffix="%" label="Match Score" />
          <p className="min-w-0 font-display font-semibold text-lead leading-snug sm:text-2xl sm:leading-tight">
            {message}
          </p>
        </div>
        {overall !== '' && (
          <section aria-labelledby="overall" className="grid gap-2">
            <CardTitle id="overall">Overall Assessment</CardTitle>
            <p className="max-w-[62ch] wrap-anywhere text-lead leading-normal">{withoutMessage(overall, message)}</p>
          </section>
        )}
      </div>
      <div className="grid gap-3 empty:hidden">
        <WordingNote wording={wording} />
        <FileWarnings title="Something in your file was left out" warnings={fileWarnings} />
        <FileWarnings title="What keeps the score down, whatever your CV says" warnings={limits} />
      </div>
    </header>
  )
}

/** Removes the band's message, which is already shown beside the score. */
const withoutMessage = (overall: string, message: string): string =>
  overall.startsWith(message) ? overall.slice(message.length).replace(/^[.\s]+/, '') || overall : overall

type Failure = NonNullable<CvReviewDto['wording']['failure']>

/** The cause of the failure, in general terms; the server's log has the details. */
const TITLES: Readonly<Record<Failure, string>> = {
  unreachable: 'The AI service could not be reached',
  'too-slow': 'The AI service took too long',
  unavailable: 'The AI service is not available right now',
  declined: 'The AI service declined to write this review',
  unusable: 'The answer of the AI service could not be used',
}

/** Says whether a model or the rules in its place wrote the text; renders nothing if no model is configured. */
function WordingNote({ wording: { overall, failure } }: Pick<CvReviewDto, 'wording'>) {
  if (failure !== null) {
    return (
      <Alert title={TITLES[failure]}>
        Greenroom's own rules wrote the overall assessment instead. The score always comes from them.
      </Alert>
    )
  }
  if (overall === 'rules') return null
  return (
    <p className="max-w-[62ch] text-muted-foreground text-sm">
      An AI model wrote the overall assessment and the suggested lines. Each number, name and quotation in them was
      checked against your texts. The score and all findings come from Greenroom's own rules.
    </p>
  )
}
