import { countWords, EVALUATED_CHARS, PAST_EVALUATION, WORD_AIM, wordsText } from '@/domain/interview/answers'
import { TEXT_LIMITS } from '@/domain/limits/text-limits'

/** Number of remaining characters below which they are shown. */
const NEAR = 1000

/** End of the scale in words; the recommended length is in the middle. */
const SCALE = WORD_AIM.max + WORD_AIM.min

const count = (characters: number) => characters.toLocaleString('en')
const share = (words: number) => `${Math.min(100, (words / SCALE) * 100)}%`

/**
 * The length of an answer, the recommended length, and a notice near and above the limit. Text is never truncated.
 * @param id of the text area, which is described by `${id}-words` and `${id}-notice`
 */
export function AnswerLength({ id, text, hasBar = false }: { id: string; text: string; hasBar?: boolean }) {
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
      {hasBar && (
        <div aria-hidden className="meaning-track relative h-1 overflow-hidden rounded-full bg-foreground/8">
          <div
            className="meaning-mark absolute inset-y-0 bg-accent/60"
            style={{ left: share(WORD_AIM.min), width: share(WORD_AIM.max - WORD_AIM.min) }}
          />
          <div
            className="meaning-fill absolute inset-y-0 left-0 rounded-full bg-primary"
            style={{ width: share(words) }}
          />
        </div>
      )}
      <p id={`${id}-words`} className="flex flex-wrap justify-between gap-x-4 text-muted-foreground">
        <span className="font-semibold text-foreground tabular-nums">{wordsText(words)}</span>
        <span>
          Aim for {WORD_AIM.min}-{WORD_AIM.max} words
        </span>
      </p>
    </div>
  )
}
