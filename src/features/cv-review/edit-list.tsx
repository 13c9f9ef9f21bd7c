import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { CvEditDto } from '@/schemas/cv-review'
import { Points } from './points'
import { QuotedText } from './quoted-text'

const SHOWN = 5

/** What each change would bring: what only has to be said better, and what has to be true first. */
export function EditList({ edits }: { edits: readonly CvEditDto[] }) {
  if (edits.length === 0) return null
  return (
    <section aria-labelledby="edits" className="grid gap-6">
      <div className="grid gap-1.5">
        <h2 id="edits" className="text-2xl leading-tight tracking-tight">
          What each change is worth
        </h2>
        <p className="max-w-[62ch] text-muted-foreground">
          The points that a change alone would add to your score, computed again for each.
        </p>
      </div>
      <div className="grid gap-10 sm:grid-cols-2 sm:gap-8">
        <Edits
          title="You have it elsewhere in your CV: say it like this"
          edits={edits.filter(({ honesty }) => honesty === 'reword')}
        />
        <Edits title="Only if it is true" edits={edits.filter(({ honesty }) => honesty === 'if-true')} />
      </div>
    </section>
  )
}

function Edits({ title, edits }: { title: string; edits: readonly CvEditDto[] }) {
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  if (edits.length === 0) return null
  return (
    <div className="grid min-w-0 content-start gap-2">
      <h3 id={id} className="font-sans font-semibold text-base leading-snug">
        {title}
      </h3>
      <ul aria-labelledby={id} className="grid">
        {(isWhole ? edits : edits.slice(0, SHOWN)).map(({ advice, points, required, kind, term }) => (
          <li key={`${kind}${term}`} className="flex items-start gap-4 border-t py-3">
            <span className="grid min-w-0 flex-1 gap-0.5">
              <span className="break-words">
                <QuotedText text={advice} />
              </span>
              {required && kind !== 'title' && <span className="text-muted-foreground text-sm">Must have</span>}
            </span>
            <Points points={points} />
          </li>
        ))}
      </ul>
      {edits.length > SHOWN && (
        <Button variant="link" className="w-fit" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${edits.length}`}
        </Button>
      )}
    </div>
  )
}
