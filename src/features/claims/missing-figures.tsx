import { CodeText } from '@/components/code-text'
import { SectionTitle } from '@/components/ui/section-title'
import type { ClaimLedgerDto } from '@/schemas/claim'
import { SourceLink } from './source-link'

/** Sentences of stories with figures that the CV does not have; renders nothing if there are none. */
export function MissingFigures({ missing }: Pick<ClaimLedgerDto, 'missing'>) {
  if (missing.length === 0) return null
  return (
    <section aria-labelledby="missing" className="grid gap-2">
      <SectionTitle id="missing">Could go in your CV</SectionTitle>
      <p className="max-w-[62ch] text-muted-foreground">
        Your stories mention these figures, but your CV does not. Add those that are true and speak for you, in your own
        words.
      </p>
      <ul className="mt-1 grid border-y">
        {missing.map(({ quote, source }) => (
          <li key={`${source.questionId} ${quote}`} className="grid gap-1 py-4 not-first:border-t">
            <q dir="auto" className="wrap-anywhere [quotes:'“'_'”']">
              {quote}
            </q>
            <p className="wrap-anywhere text-muted-foreground text-sm">
              In your story on{' '}
              <bdi>
                “<CodeText text={source.question} />”
              </bdi>{' '}
              <SourceLink source={source} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
