import { Progress } from '@/components/ui/progress'
import { SectionTitle } from '@/components/ui/section-title'
import type { CvAnalysisDto, CvReportDto } from '@/schemas/cv-review'
import { Findings } from './findings'
import type { ReviewedTexts } from './use-improved-version'
import { WeakLines } from './weak-lines'

type Props = {
  review: ReviewedTexts
  sections: CvReportDto['feedback']['sections']
  weakLines: CvAnalysisDto['weakLines']
  dates: CvAnalysisDto['dates']
}

export const SectionNotes = ({ review, sections, weakLines, dates }: Props) => (
  <section aria-labelledby="sections" className="grid gap-6">
    <SectionTitle id="sections">Section by section</SectionTitle>
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      {sections.map(({ name, score, note }) => (
        <li key={name} className="grid content-start gap-1">
          <div className="flex items-baseline justify-between gap-4">
            <span className="font-semibold">{name}</span>
            <span aria-hidden className="text-sm tabular-nums">
              {score}
            </span>
          </div>
          <Progress value={score} label={name} valueText={`${score} out of 100`} className="h-1.5" />
          <p className="wrap-anywhere text-muted-foreground text-sm leading-snug">{note}</p>
        </li>
      ))}
    </ul>
    <WeakLines review={review} lines={weakLines} />
    <Findings title="Dates to look at" findings={dates} />
  </section>
)
