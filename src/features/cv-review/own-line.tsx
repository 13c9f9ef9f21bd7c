import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { useFocusAfter } from '@/components/ui/use-focus-after'
import { isAnswered } from '@/domain/interview/answers'
import { oneLine } from '@/domain/text/wording'
import { keptNote, useDraftText } from '@/features/shared/use-draft-text'
import { draftKeys } from '@/lib/draft-text'
import { ImprovedLink, useFocusOnLink } from './improved-link'
import type { NumberedRow } from './requirement-row'
import type { ImprovedVersion } from './use-improved-version'

type Props = {
  reviewId: string
  row: NumberedRow
  /** The lines of the latest job. */
  latestLines: readonly string[]
  improved: ImprovedVersion
}

const WORK: ReadonlySet<NumberedRow['place']> = new Set(['recent job', 'older job'])

/**
 * A line in the user's own words that shows a requirement: a new one, or the line of a job that comes nearest to it in
 * other words. It is put into the improved version of the CV.
 */
export function OwnLine({ reviewId, row, latestLines, improved }: Props) {
  const { number, text: requirement } = row
  const nearest = WORK.has(row.place) ? row.quote : null
  const initial = oneLine(nearest ?? '')
  const draft = useDraftText(draftKeys.cvLine(reviewId, number), { initial, isDrawnByServer: true })
  const [isOpen, setOpen] = useState(false)
  const [isUsed, setUsed] = useState(false)
  const [problem, setProblem] = useState<'unwritten' | 'gone' | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const opener = useFocusAfter(isOpen)
  const { link, focusLink } = useFocusOnLink()
  // A text that was kept over a reload.
  const hasDraft = draft.text !== initial
  const wasRestored = useRef(false)
  useEffect(() => {
    if (!hasDraft || wasRestored.current) return
    wasRestored.current = true
    setOpen(true)
  }, [hasDraft])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const words = oneLine(draft.text)
    const isNew = isAnswered(words) && words !== initial
    setProblem(isNew ? null : 'unwritten')
    if (!isNew) return field.current?.focus()
    const outcome = nearest === null ? improved.add(latestLines, words) : improved.rewrite(nearest, words)
    if (outcome === 'gone') setProblem('gone')
    if (outcome !== 'done') return
    draft.forget()
    setUsed(true)
    setOpen(false)
    focusLink()
  }

  if (isUsed || (nearest !== null && !isOpen && improved.isRewritten(nearest))) {
    return (
      <p className="grow basis-full py-1 text-sm">
        <ImprovedLink reviewId={reviewId} ref={link}>
          {nearest === null ? 'Added to your improved version.' : 'Changed in your improved version.'}
        </ImprovedLink>
      </p>
    )
  }
  if (nearest === null && latestLines.length === 0) return null
  if (!isOpen) {
    return (
      <Button
        ref={opener}
        variant="link"
        size="sm"
        className="w-fit"
        onClick={() => {
          wasRestored.current = true
          setOpen(true)
          requestAnimationFrame(() => field.current?.focus())
        }}
      >
        {nearest === null ? 'Add a line' : 'Change this line'}
        <span className="sr-only">: {requirement}</span>
      </Button>
    )
  }
  return (
    <form onSubmit={submit} className="grid grow basis-full gap-2 py-1">
      <Field
        label={
          <>
            In your own words<span className="sr-only">: {requirement}</span>
          </>
        }
        hint={
          nearest === null
            ? 'What you did, how much of it, and what came of it. Only what is true. It goes into your latest job.'
            : 'Say what is true and missing here. It takes the place of this line.'
        }
        error={
          problem === 'gone' ? (
            <ImprovedLink reviewId={reviewId} ref={link}>
              This part of your CV is another one in your improved version by now.
            </ImprovedLink>
          ) : (
            problem && (nearest === null ? 'Write the line first.' : 'Change the line first.')
          )
        }
      >
        <Textarea ref={field} rows={3} value={draft.text} onChange={(event) => draft.write(event.target.value)} />
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="outline" size="sm">
          Put it into my CV
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setOpen(false)}>
          Close
        </Button>
        {!draft.isKept && <span className="text-muted-foreground text-sm">{keptNote(false)}</span>}
      </div>
    </form>
  )
}
