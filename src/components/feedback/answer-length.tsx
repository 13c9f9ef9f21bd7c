import { countWords, EVALUATED_CHARS, PAST_EVALUATION, WORD_AIM, wordsText } from '@/domain/interview/answers'
import { TEXT_LIMITS } from '@/domain/limits/text-limits'

/** Number of remaining characters below which they are shown. */
const NEAR = 1000

const count = (characters: number) => characters.toLocaleString('en')

type Aim = { min: number; max: number }

type AnswerLengthProps = {
  /** Of the text area, which is described by `${id}-words` and `${id}-notice`. */
  id: string
  text: string
  hasBar?: boolean
  /** The recommended length in words; null for none. */
  aim?: Aim | null
}

/**
 * The length of an answer, the recommended length, and a notice near and above the limit. Text is never truncated.
 */
export function AnswerLength({ id, text, hasBar = false, aim = WORD_AIM }: AnswerLengthProps) {
  const words = countWords(text)
  const left = TEXT_LIMITS.answer - text.length
  return (
    <div className="grid gap-1.5 text-sm">
      <p id={`${id}-notice`} role="status" className="font-medium empty:hidden">
        {left < 0 ? (
          <span className="text-destructive">{count(-left)} characters too many: shorten it before you send it.</span>
        ) : left <= NEAR ? (
          <span className="text-warning">{count(left)} characters left.</span>
        ) : text.length > EVALUATED_CHARS ? (
          <span className="text-warning">{PAST_EVALUATION}</span>
        ) : null}
      </p>
      {hasBar && aim && <LengthBar words={words} aim={aim} />}
      <p id={`${id}-words`} className="flex flex-wrap justify-between gap-x-4 text-muted-foreground">
        <span className="font-semibold text-foreground tabular-nums">{wordsText(words)}</span>
        {aim && (
          <span>
            Aim for {aim.min}-{aim.max} words
          </span>
        )}
      </p>
    </div>
  )
}

/** The length on a scale with the recommended length in its middle. */
function LengthBar({ words, aim: { min, max } }: { words: number; aim: Aim }) {
  const share = (part: number) => `${Math.min(100, (part / (min + max)) * 100)}%`
  return (
    <div aria-hidden className="meaning-track relative h-1 overflow-hidden rounded-full bg-foreground/8">
      <div
        className="meaning-mark absolute inset-y-0 bg-accent/60"
        style={{ left: share(min), width: share(max - min) }}
      />
      <div className="meaning-fill absolute inset-y-0 left-0 rounded-full bg-primary" style={{ width: share(words) }} />
    </div>
  )
}
