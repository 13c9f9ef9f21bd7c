import type { ReactNode } from 'react'
import { QuotedText } from '@/components/quoted-text'

type NumberedListProps = {
  texts: readonly string[]
  wrap?: ((text: string, shown: ReactNode) => ReactNode) | undefined
}

export const NumberedList = ({ texts, wrap = (_, shown) => shown }: NumberedListProps) => (
  <ol className="grid gap-3 print:block print:space-y-3">
    {texts.map((text, index) => (
      <li key={text} className="grid grid-cols-[1.5rem_1fr] gap-3 print:break-inside-avoid">
        <span aria-hidden className="font-display font-semibold text-warning tabular-nums">
          {index + 1}
        </span>
        <span className="min-w-0 wrap-anywhere">{wrap(text, <QuotedText text={text} />)}</span>
      </li>
    ))}
  </ol>
)
