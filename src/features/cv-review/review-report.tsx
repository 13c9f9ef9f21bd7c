import type { CvReviewDto } from '@/schemas/cv-review'
import { BandPlan } from './band-plan'
import { EditList } from './edit-list'
import { MachineView } from './machine-view'
import { RequirementTable } from './requirement-table'
import { ReviewHeader } from './review-header'
import { ReviewSide } from './review-side'
import { SectionNotes } from './section-notes'
import { TextList } from './text-list'
import { VersionHistory } from './version-history'

type Props = {
  review: CvReviewDto
  /** The report replaces what the reader was looking at, so the focus goes to its heading. */
  takesFocus: boolean
}

/** The whole review, what matters most first. */
export function ReviewReport({ review, takesFocus }: Props) {
  const { feedback, analysis } = review
  if (!feedback || !analysis) return null
  return (
    <div className="container-page grid gap-10 py-8 sm:gap-14 sm:py-12">
      <ReviewHeader review={review} overall={feedback.overallMatch} takesFocus={takesFocus} />
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-14">
        <div className="grid min-w-0 content-start gap-12 sm:gap-14">
          <BandPlan score={review.score} plan={analysis.plan} />
          <div className="grid gap-10 sm:grid-cols-2 sm:gap-8">
            <TextList title="Strengths" texts={feedback.strengths} mark="good" />
            <TextList title="Areas for Improvement" texts={feedback.gaps} mark="open" />
          </div>
          <TextList title="Recommendations" texts={feedback.recommendations} mark="number" />
          <RequirementTable requirements={analysis.requirements} />
          <EditList edits={analysis.edits} />
          <SectionNotes sections={feedback.sections} weakLines={analysis.weakLines} dates={analysis.dates} />
          <VersionHistory reviewId={review.id} versions={review.versions} />
          <MachineView review={review} parts={analysis.parts} />
        </div>
        <ReviewSide reviewId={review.id} />
      </div>
    </div>
  )
}
