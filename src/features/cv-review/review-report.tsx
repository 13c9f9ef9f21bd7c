import type { CvReviewDto } from '@/schemas/cv-review'
import { EarlierMatcherNote } from './earlier-matcher-note'
import { MarkedCv } from './marked-cv'
import { RequirementTable } from './requirement-table'
import { ReviewHeader } from './review-header'
import { ReviewSide } from './review-side'
import { ScoreParts } from './score-parts'
import { SectionNotes } from './section-notes'
import { TextList } from './text-list'
import { TitleNote } from './title-note'
import { VersionHistory } from './version-history'

type Props = {
  review: CvReviewDto
  /** The report replaces what the reader was looking at, so the focus goes to its heading. */
  takesFocus: boolean
}

/** The whole review, what matters most first. */
export function ReviewReport({ review, takesFocus }: Props) {
  const { feedback, analysis } = review
  if (!feedback) return null
  return (
    <div className="container-page grid gap-10 py-8 sm:gap-14 sm:py-12">
      <ReviewHeader review={review} overall={feedback.overallMatch} takesFocus={takesFocus} />
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-14">
        <div className="grid min-w-0 content-start gap-12 sm:gap-14">
          {analysis ? (
            <ScoreParts score={review.score} parts={analysis.parts} />
          ) : (
            <EarlierMatcherNote id={review.id} />
          )}
          <div className="grid gap-10 sm:grid-cols-2 sm:gap-8">
            <TextList title="Strengths" texts={feedback.strengths} mark="good" />
            <TextList title="Areas for Improvement" texts={feedback.gaps} mark="open" />
          </div>
          <TextList title="Recommendations" texts={feedback.recommendations} mark="number" />
        </div>
        <ReviewSide reviewId={review.id} />
      </div>
      {analysis && analysis.rows.length > 0 && (
        <section aria-labelledby="requirements" className="grid gap-6">
          <div className="grid gap-1.5">
            <h2 id="requirements" className="text-2xl leading-tight tracking-tight">
              What the job asks for
            </h2>
            <p className="max-w-[62ch] text-muted-foreground">
              Each requirement in the words of the advert, the words in your CV that show it, its points, and what to
              write if it is true. Never write what is not.
            </p>
          </div>
          <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] lg:gap-12">
            <div className="grid min-w-0 content-start gap-8">
              <RequirementTable reviewId={review.id} rows={analysis.rows} />
              <TitleNote title={analysis.title} />
            </div>
            <MarkedCv cvContent={review.cvContent} rows={analysis.rows} />
          </div>
        </section>
      )}
      <SectionNotes sections={feedback.sections} weakLines={analysis?.weakLines ?? []} dates={analysis?.dates ?? []} />
      <VersionHistory reviewId={review.id} versions={review.versions} />
    </div>
  )
}
