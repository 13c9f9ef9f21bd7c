import { Progress } from '@/components/ui/progress'
import { cleanCvText } from '@/domain/documents/clean-text'
import type { CvAnalysisDto, CvReviewDto } from '@/schemas/cv-review'

const PARTS: readonly { key: keyof CvAnalysisDto['parts']; name: string; note: string }[] = [
  { key: 'title', name: 'Title', note: 'How near your titles come to the advertised one.' },
  { key: 'field', name: 'Field', note: 'How near your line of work is to that of the job.' },
  {
    key: 'requirements',
    name: 'Requirements',
    note: 'What the job asks for, weighed by how strongly, found in your CV.',
  },
  { key: 'terms', name: 'Words', note: 'Telling words that both texts use; rare ones weigh more.' },
]

type Props = { review: Pick<CvReviewDto, 'cvContent'>; parts: CvAnalysisDto['parts'] }

/** The text that the score was made from, beside what the score is made of. */
export function MachineView({ review: { cvContent }, parts }: Props) {
  return (
    <section aria-labelledby="machine" className="grid gap-6">
      <div className="grid gap-1.5">
        <h2 id="machine" className="text-2xl leading-tight tracking-tight">
          What a machine reads
        </h2>
        <p className="max-w-[62ch] text-muted-foreground">
          The score comes from this text alone. If something is missing or out of order here, other systems that read
          CVs may miss it too. No AI model has a part in the score: the same texts give the same score.
        </p>
      </div>
      <div className="grid gap-8 sm:grid-cols-[14rem_minmax(0,1fr)]">
        <ul className="grid content-start gap-4">
          {PARTS.map(({ key, name, note }) => (
            <li key={key} className="grid gap-1">
              <div className="flex items-baseline justify-between gap-4">
                <span className="font-semibold text-[0.9375rem]">{name}</span>
                <span aria-hidden className="text-sm tabular-nums">
                  {parts[key]}
                </span>
              </div>
              <Progress value={parts[key]} label={name} valueText={`${parts[key]} out of 100`} className="h-1.5" />
              <p className="text-muted-foreground text-sm leading-snug">{note}</p>
            </li>
          ))}
        </ul>
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          tabIndex={0}
          aria-label="The text of your CV, as it was read"
          className="max-h-[32rem] min-w-0 overflow-y-auto whitespace-pre-wrap break-words rounded-lg border bg-card p-4 text-sm leading-relaxed"
        >
          {cleanCvText(cvContent)}
        </section>
      </div>
    </section>
  )
}
