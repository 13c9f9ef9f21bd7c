import { ArrowRight, Check } from 'lucide-react'
import { useId } from 'react'
import { QuotedText } from '@/components/quoted-text'
import { SectionTitle } from '@/components/ui/section-title'

type Props = { title: string; texts: readonly string[]; mark: 'good' | 'open' | 'number' }

export function TextList({ title, texts, mark }: Props) {
  const id = useId()
  if (texts.length === 0) return null
  const List = mark === 'number' ? 'ol' : 'ul'
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-4">
      <SectionTitle id={id}>{title}</SectionTitle>
      <List className="grid gap-3">
        {texts.map((text, index) => (
          <li key={text} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-2.5">
            <Mark mark={mark} number={index + 1} />
            <span className="min-w-0 wrap-anywhere">
              <QuotedText quoteClass="font-medium text-foreground" text={text} />
            </span>
          </li>
        ))}
      </List>
    </section>
  )
}

function Mark({ mark, number }: { mark: Props['mark']; number: number }) {
  if (mark === 'good') return <Check aria-hidden className="mt-1 size-4.5 text-success" />
  if (mark === 'open') return <ArrowRight aria-hidden className="mt-1 size-4.5 text-warning" />
  return (
    <span aria-hidden className="font-display font-semibold text-warning tabular-nums">
      {number}
    </span>
  )
}
