import { Button } from '@/components/ui/button'
import { blanksIn } from '@/domain/cv-review/rewrite-line'

type Props = {
  text: string
  /** Called with the blank that is to be filled in; without it they are only named. */
  onPick?: (blank: string) => void
}

/** Names what is still to be filled in; renders nothing without blanks. */
export function BlanksNote({ text, onPick }: Props) {
  const blanks = blanksIn(text)
  if (blanks.length === 0) return null
  return (
    <div className="grid gap-1.5 wrap-anywhere text-sm">
      <p>
        <span className="font-semibold">Still to fill in.</span> Write what is true, or leave that part out.
      </p>
      {onPick ? (
        <ul className="flex flex-wrap gap-2">
          {blanks.map((blank) => (
            <li key={blank}>
              <Button variant="outline" size="sm" className="max-w-full shrink" onClick={() => onPick(blank)}>
                {blank}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p>{blanks.join(', ')}</p>
      )}
    </div>
  )
}
