/**
 * Claims that an answer takes up only to turn them down as a whole: "it is a myth that …", "I disagree that …", "…, but that
 * is wrong", "None of the following is true". The words themselves stand there unharmed, so each is marked.
 */
import type { Sentence, Token } from '@/domain/evaluation/text/tokens'

// No pattern here has the `u` flag, with which a search that ignores case takes several times as long.

const NOT_TRUE =
  '(?:all |simply |just |quite |completely |plainly )?(?:wrong|false|incorrect|untrue|nonsense|not (?:true|right|correct|the case|so)|an? (?:(?:common|popular) )?(?:myth|lie|misconception|error|mistake))'

/** What opens a claim that is turned down. */
const OPENING = new RegExp(
  `\\b(?:it is|it['’]s|it isn['’]t|is) ${NOT_TRUE} (?:that|to (?:say|think|claim|believe|assume))\\b|\\bit (?:is not|isn['’]t) (?:true|right|correct|the case|so) that\\b|\\bi (?:strongly |totally |completely |do )?(?:disagree|doubt|deny|dispute|reject)(?: with)?(?: the (?:idea|claim|view|statement))? that\\b|\\b(?:i|we) (?:do not|don['’]?t) (?:think|believe|agree|accept) that\\b`,
  'i',
)
/** Where the claim ends within its sentence: what follows is the answer's own. */
const OWN_AGAIN =
  /\b(?:but|instead|rather|however|in fact|actually|whereas)\b|[,:–—]\s+(?:it|they|he|she|we|you|i|this|that|there|because|since)\b/i

/** What turns down the words before it in the sentence; in the past it tells a story ("which was wrong"). */
const CLOSING = new RegExp(
  `(?:(?:[,;:]|\\s[-–—])\\s+(?:(?:but|and|yet) )?(?:that|this|it|they|those|these|which)|\\bbut (?:that|this|it|they|those|these)|\\band (?:that|this|it)) (?:is|are) ${NOT_TRUE}\\W*$`,
  'i',
)
/** "If the sums differ, it is wrong" judges a case and turns nothing down. */
const CONDITION = /^\W*(?:if|when|whenever|unless|where|once)\b/i
/** A whole sentence that turns down the one before. */
const VERDICT = new RegExp(
  `^(?:no\\W+)?(?:but |well |actually )?(?:(?:that|this|it|these|those|they)(?: (?:claim|statement|idea)s?)?(?: is| are|['’]s) )?${NOT_TRUE}\\W*$`,
  'i',
)
/** A whole sentence that turns down all that follows, or, after the first, all that went before. */
const OF_ALL = new RegExp(
  `^(?:none|nothing) of (?:the following|the above|these|this|that|it|what \\w+(?: \\w+)?)(?: \\w+)? (?:is|are) (?:true|right|correct)\\W*$|^(?:(?:all|everything|each) (?:of )?)?(?:the following|the above|these|this|that|what follows|i (?:just )?said)(?: \\w+)? (?:is|are) all ${NOT_TRUE}\\W*$|^(?:(?:all|each|everything) (?:of )?)(?:the following|the above|these|this|that|what follows)(?: \\w+)? (?:is|are) ${NOT_TRUE}\\W*$|^the following(?: \\w+)? (?:is|are) ${NOT_TRUE}\\W*$`,
  'i',
)

/** Without one of these words nothing is turned down as a whole, and most answers have none. */
const MAY_REJECT =
  /\b(?:wrong|false|incorrect|untrue|nonsense|true|right|correct|case|so|myth|lie|misconception|error|mistake|disagree|doubt|deny|dispute|reject|think|believe|agree|accept)\b/i

/** The same sentences, with the words of claims turned down marked so. */
export function withRejectedClaims(sentences: readonly Sentence[]): readonly Sentence[] {
  if (!sentences.some(({ text }) => MAY_REJECT.test(text))) return sentences
  const marked = [...sentences]
  const mark = (no: number, from = 0, to = Number.POSITIVE_INFINITY) => {
    const sentence = marked[no]
    if (!sentence) return
    const tokens = sentence.tokens.map(
      (token): Token =>
        token.start - sentence.start >= from && token.start - sentence.start < to
          ? { ...token, rejected: true }
          : token,
    )
    marked[no] = { ...sentence, tokens }
  }
  for (const [no, { text }] of sentences.entries()) {
    if (OF_ALL.test(text)) {
      for (const other of sentences.keys()) if (no === 0 ? other > 0 : other < no) mark(other)
    } else if (VERDICT.test(text)) {
      mark(no - 1)
    } else {
      const opening = OPENING.exec(text)
      const closing = CLOSING.exec(text)
      if (opening) {
        const from = opening.index + opening[0].length
        const rest = OWN_AGAIN.exec(text.slice(from))
        mark(no, from, rest ? from + rest.index : undefined)
      } else if (closing && !CONDITION.test(text)) mark(no, 0, closing.index)
    }
  }
  return marked
}
