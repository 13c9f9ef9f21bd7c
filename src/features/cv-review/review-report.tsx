import { QuotedText } from '@/components/quoted-text'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { SectionTitle } from '@/components/ui/section-title'
import { paths } from '@/lib/paths'
import type { CvAnalysisDto, CvReviewDto } from '@/schemas/cv-review'
import { MarkedCv } from './marked-cv'
import { RequirementTable } from './requirement-table'
import { ReviewHeader } from './review-header'
import { ReviewSide } from './review-side'
import { ScoreParts } from './score-parts'
import { SectionNotes } from './section-notes'
import { TextList } from './text-list'
import { VersionHistory } from './version-history'

type Props = {
  review: CvReviewDto
  /** The report replaces the element that the user was looking at, so its heading gets the focus. */
  takesFocus: boolean
}

/** The whole review, the most important parts first. */
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
            <SectionTitle id="requirements">What the job asks for</SectionTitle>
            <p className="max-w-[62ch] text-muted-foreground">
              Each requirement as the advert puts it, the words in your CV that show it, its points, and what to add if
              it is true. Never add anything that is not.
            </p>
          </div>
          <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] lg:gap-12">
            <div className="grid min-w-0 content-start gap-8">
              <RequirementTable review={review} rows={analysis.rows} latestLines={analysis.latestLines} />
              <TitleNote title={analysis.title} />
            </div>
            <MarkedCv cvContent={review.cvContent} rows={analysis.rows} />
          </div>
        </section>
      )}
      <SectionNotes
        review={review}
        sections={feedback.sections}
        weakLines={analysis?.weakLines ?? []}
        dates={analysis?.dates ?? []}
      />
      <VersionHistory reviewId={review.id} versions={review.versions} />
    </div>
  )
}

/** Shown above a review by an earlier matcher, of which only some findings are kept. */
const EarlierMatcherNote = ({ id }: { id: string }) => (
  <Alert
    title="This review was made by an earlier version of Greenroom"
    action={
      <ButtonLink href={paths.improveCvReview(id)} variant="outline">
        Review it again
      </ButtonLink>
    }
  >
    It did not split the score into parts, so there is no table of points. A new review counts towards the limit of your
    plan.
  </Alert>
)

/** The effect of adding the advertised title to the CV; renders nothing if there is none. */
function TitleNote({ title: { advice, gain } }: Pick<CvAnalysisDto, 'title'>) {
  if (advice === null) return null
  return (
    <section aria-labelledby="title-note" className="grid gap-1 border-t pt-4">
      <h3 id="title-note" className="flex items-baseline justify-between gap-4 font-sans font-semibold text-base">
        Your title
        {gain > 0 && <span className="text-sm text-success tabular-nums">+{gain}</span>}
      </h3>
      <p className="wrap-anywhere text-[0.9375rem]">
        <QuotedText quoteClass="font-medium text-foreground" text={advice} />
      </p>
    </section>
  )
}
