import { QuotedText } from '@/components/quoted-text'
import type { CvAnalysisDto } from '@/schemas/cv-review'

/** What the advertised title beside one's own would bring; nothing where it brings nothing. */
export function TitleNote({ title: { advice, gain } }: Pick<CvAnalysisDto, 'title'>) {
  if (advice === null) return null
  return (
    <section aria-labelledby="title-note" className="grid gap-1 border-t pt-4">
      <h3 id="title-note" className="flex items-baseline justify-between gap-4 font-sans font-semibold text-base">
        Your title
        {gain > 0 && <span className="text-sm text-success tabular-nums">+{gain}</span>}
      </h3>
      <p className="break-words text-[0.9375rem]">
        <QuotedText quoteClass="font-medium text-foreground" text={advice} />
      </p>
    </section>
  )
}
