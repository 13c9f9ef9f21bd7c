import { CodeText } from '@/components/code-text'
import type { ClaimDto } from '@/schemas/claim'
import { SourceLink } from './source-link'

type Told = NonNullable<ClaimDto['told']>

/** The sentence that tells a claim, beside the figures where they differ. */
export function ToldQuote({ told: { quote, source, figures }, isWithdrawn }: { told: Told; isWithdrawn: boolean }) {
  return (
    <div className="grid gap-1.5 border-l-2 pl-4">
      {figures && (
        <p className="wrap-anywhere">
          In your CV <strong className="font-semibold">{figures.inCv}</strong>, in{' '}
          {source.isStory ? 'your story' : 'your answer'} <strong className="font-semibold">{figures.inAnswer}</strong>.
          Check which one is right.
        </p>
      )}
      {isWithdrawn && !figures && <p>One of your {source.isStory ? 'stories' : 'answers'} still says it:</p>}
      <q dir="auto" className="wrap-anywhere [quotes:'“'_'”']">
        {quote}
      </q>
      <p className="wrap-anywhere text-muted-foreground text-sm">
        {source.isStory ? 'Your story on' : 'Your answer to'}{' '}
        <bdi>
          “<CodeText text={source.question} />”
        </bdi>{' '}
        <SourceLink source={source} />
      </p>
    </div>
  )
}
