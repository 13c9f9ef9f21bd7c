import { EVALUATED_CHARS, PAST_EVALUATION } from '@/domain/interview/evaluated-part'
import { LIMITS } from '@/schemas/text'

/** So many characters before the limit it is spoken of. */
const NEAR = 1000

const count = (characters: number) =>
  `${characters.toLocaleString('en')} ${characters === 1 ? 'character' : 'characters'}`

/** Past what is evaluated it says so; near the greatest length what is left; past it, what must go. Nothing is ever cut off. */
export function LengthNotice({ length }: { length: number }) {
  const left = LIMITS.answer - length
  return (
    <p id="answer-length" role="status" className="font-medium text-sm empty:hidden">
      {left < 0 ? (
        <span className="text-destructive">
          Too long by {count(-left)}: an answer can have {count(LIMITS.answer)}. Shorten it, so that it can be saved.
        </span>
      ) : left <= NEAR ? (
        <span className="text-warning">
          Near the limit of {count(LIMITS.answer)}: {left.toLocaleString('en')} left.
        </span>
      ) : length > EVALUATED_CHARS ? (
        <span className="text-warning">{PAST_EVALUATION}</span>
      ) : null}
    </p>
  )
}
