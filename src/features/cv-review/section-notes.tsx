import { Progress } from '@/components/ui/progress'
import { SectionTitle } from '@/components/ui/section-title'
import type { CvAnalysisDto, CvReportDto } from '@/schemas/cv-review'

type Finding = { quote: string; why: string; rewrite?: string | null }
type Props = {
  sections: CvReportDto['feedback']['sections']
  weakLines: CvAnalysisDto['weakLines']
  dates: CvAnalysisDto['dates']
}

export const SectionNotes = ({ sections, weakLines, dates }: Props) => (
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
    <Findings title="Lines that could say more" findings={weakLines} />
    <Findings title="Dates to look at" findings={dates} />
  </section>
)

function Findings({ title, findings }: { title: string; findings: readonly Finding[] }) {
  if (findings.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3 className="font-sans font-semibold text-base">{title}</h3>
      <ul className="grid">
        {findings.map(({ quote, why, rewrite }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line may occur twice, and the list never changes
          <li key={index} className="grid gap-0.5 border-t py-3">
            <q dir="auto" className="wrap-anywhere [quotes:'“'_'”']">
              {quote}
            </q>
            <span className="text-muted-foreground text-sm">{why}</span>
            {rewrite && <Rewrite text={rewrite} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

const Rewrite = ({ text }: { text: string }) => (
  <p className="mt-1.5 grid gap-0.5 wrap-anywhere border-l-2 pl-3">
    <span className="font-semibold text-sm">One way to say it</span>
    <span>{text}</span>
    {text.includes('[') && (
      <span className="text-muted-foreground text-sm">
        Replace the brackets with what is true, or leave that part out.
      </span>
    )}
  </p>
)
