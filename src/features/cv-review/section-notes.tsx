import Link from 'next/link'
import { type ReactNode, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { SectionTitle } from '@/components/ui/section-title'
import { paths } from '@/lib/paths'
import type { CvAnalysisDto, CvReportDto } from '@/schemas/cv-review'
import { type ReviewedTexts, useImprovedVersion } from './use-improved-version'

type Finding = { quote: string; why: string; rewrite?: string | null }
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

function WeakLines({ review, lines }: { review: ReviewedTexts; lines: readonly Finding[] }) {
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

type FindingsProps = {
  title: string
  findings: readonly Finding[]
  /** Shown below a finding. */
  more?: (finding: Finding) => ReactNode
}

function Findings({ title, findings, more }: FindingsProps) {
  if (findings.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3 className="font-sans font-semibold text-base">{title}</h3>
      <ul className="grid">
        {findings.map((finding, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line may occur twice, and the list never changes
          <li key={index} className="grid gap-0.5 border-t py-3">
            <q dir="auto" className="wrap-anywhere [quotes:'“'_'”']">
              {finding.quote}
            </q>
            <span className="text-muted-foreground text-sm">{finding.why}</span>
            {more?.(finding)}
          </li>
        ))}
      </ul>
    </div>
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
  const link = useRef<HTMLAnchorElement>(null)
  return (
    <p className="mt-1 text-sm">
      {isUsed ? (
        <>
          Changed in your improved version.{' '}
          <Link ref={link} href={paths.improveCvReview(reviewId)} className="font-medium underline underline-offset-4">
            Go on with it
          </Link>
        </>
      ) : (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Put it into my CV, in place of “${line}”`}
          onClick={() => {
            onUse()
            // After the next render, in which the link takes the place of the button.
            requestAnimationFrame(() => link.current?.focus())
          }}
        >
          Put it into my CV
        </Button>
      )}
    </p>
  )
}
