import type { ReactNode } from 'react'

export type Finding = { quote: string; why: string; rewrite?: string | null }

type FindingsProps = {
  title: string
  findings: readonly Finding[]
  /** Shown below a finding. */
  more?: (finding: Finding) => ReactNode
}

/** Lines of a CV, each with what is to be said of it; renders nothing without any. */
export function Findings({ title, findings, more }: FindingsProps) {
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
