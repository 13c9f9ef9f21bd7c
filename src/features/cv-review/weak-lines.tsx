import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { type Finding, Findings } from './findings'
import { ImprovedLink, useFocusOnLink } from './improved-link'
import { type ReviewedTexts, useImprovedVersion } from './use-improved-version'

/** Lines that could say more, each with other words that can be put into the improved version. */
export function WeakLines({ review, lines }: { review: ReviewedTexts; lines: readonly Finding[] }) {
  const { rewrite, isRewritten } = useImprovedVersion(review)
  return (
    <Findings
      title="Lines that could say more"
      findings={lines}
      more={({ quote, rewrite: words }) =>
        words && (
          <Rewrite text={words}>
            <UseRewrite
              reviewId={review.id}
              isUsed={isRewritten(quote)}
              line={quote}
              onUse={() => rewrite(quote, words)}
            />
          </Rewrite>
        )
      }
    />
  )
}

const Rewrite = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className="mt-1.5 grid justify-items-start gap-0.5 wrap-anywhere border-l-2 pl-3">
    <span className="font-semibold text-sm">One way to say it</span>
    <span>{text}</span>
    {text.includes('[') && (
      <span className="text-muted-foreground text-sm">
        Replace the brackets with what is true, or leave that part out.
      </span>
    )}
    {children}
  </div>
)

type UseRewriteProps = { reviewId: string; line: string; isUsed: boolean; onUse: () => void }

/** Puts the words into the improved version of the CV, and leads there. */
function UseRewrite({ reviewId, line, isUsed, onUse }: UseRewriteProps) {
  const { link, focusLink } = useFocusOnLink()
  return (
    <p className="mt-1 text-sm">
      {isUsed ? (
        <ImprovedLink reviewId={reviewId} ref={link}>
          Changed in your improved version.
        </ImprovedLink>
      ) : (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Put it into my CV, in place of “${line}”`}
          onClick={() => {
            onUse()
            focusLink()
          }}
        >
          Put it into my CV
        </Button>
      )}
    </p>
  )
}
