import { countWords, WORD_AIM } from '@/domain/interview/answers'
import { EVALUATED_CHARS, PAST_EVALUATION } from '@/domain/interview/evaluated-part'
import { TEXT_LIMITS } from '@/domain/limits/text-limits'

/** So many characters before the limit it is spoken of. */
const NEAR = 1000

const count = (characters: number) => characters.toLocaleString('en')

/**
 * How long an answer is beside how long it should be; past what is evaluated, that it is; near the limit, what is left.
 * Nothing is ever cut off.
 */
export function AnswerLength({ id, text }: { id: string; text: string }) {
  const words = countWords(text)
  const left = TEXT_LIMITS.answer - text.length
  return (
    <div className="grid gap-1.5 text-sm">
      <p id={`${id}-words`} className="flex flex-wrap justify-between gap-x-4 text-muted-foreground">
        <span className="font-semibold text-foreground tabular-nums">
          {words} {words === 1 ? 'word' : 'words'}
        </span>
        <span>
          Aim for {WORD_AIM.min}-{WORD_AIM.max} words
        </span>
      </p>
      <p id={`${id}-notice`} role="status" className="font-medium empty:hidden">
        {left < 0 ? (
          <span className="text-destructive">
            {count(-left)} characters too many: shorten it, so that it can be sent.
          </span>
        ) : left <= NEAR ? (
          <span className="text-warning">{count(left)} characters left.</span>
        ) : text.length > EVALUATED_CHARS ? (
          <span className="text-warning">{PAST_EVALUATION}</span>
        ) : null}
      </p>
    </div>
  )
}
