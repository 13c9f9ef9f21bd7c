/** Alternatives beside a requirement that the fitted spans leave out: "payments" in "consumer credit or payments". */
import words from '@/content/language/advert-words.json'
import { isFunctionWord } from '@/domain/text/word-weights'
import type { RequirementSpan } from './requirement-spans'

const MOST_BEHIND = 2
const MOST_BEFORE = 1
const WORD = /[\p{L}\d][\p{L}\d&+#'’/-]*/uy
const NO_ALTERNATIVE = new RegExp(`^(?:${words.catchAlls}|${words.remarks}|${words.noAlternatives})$`, 'i')
/** "Clean as you go or Sue will have words" */
const CLAUSE = /\byou\b/i
/** Verbs go with their own object: "train or coach staff". */
const VERBS: ReadonlySet<string> = new Set(words.verbs.split(' '))
/** Not by its stem, which "mining" shares with "mine". */
const ends = (word: string): boolean => isFunctionWord(word.toLowerCase()) || NO_ALTERNATIVE.test(word)

/** The spans with those of their alternatives, in the order of the sentence. */
export const withMissedAlternatives = (sentence: string, spans: readonly RequirementSpan[]): RequirementSpan[] =>
  spans.flatMap((span, i) => {
    if ((span.kind !== 'skill' && span.kind !== 'tool') || CLAUSE.test(sentence.slice(span.start, span.end)))
      return [span]
    const before = alternativeBefore(sentence, span.start, spans[i - 1]?.end ?? 0)
    const behind = alternativeBehind(sentence, span.end, spans[i + 1]?.start ?? sentence.length)
    return [before, span, behind].flatMap((each) => (each ? [{ ...each, kind: span.kind }] : []))
  })

type Part = { start: number; end: number }

function alternativeBehind(sentence: string, from: number, most: number): Part | null {
  const or = /^\s{1,3}or\s{1,3}/i.exec(sentence.slice(from))
  if (!or) return null
  const start = from + or[0].length
  let [end, count] = [start, 0]
  for (const { word, at } of wordsFrom(sentence, start)) {
    if (ends(word) || (count === 0 && VERBS.has(word.toLowerCase()))) break
    end = at + word.length
    count++
  }
  return count > 0 && count <= MOST_BEHIND && end <= most ? { start, end } : null
}

/** The words from an offset up to the next mark. */
function* wordsFrom(sentence: string, start: number): Generator<{ word: string; at: number }> {
  WORD.lastIndex = start
  for (let found = WORD.exec(sentence); found; found = WORD.exec(sentence)) {
    const next = WORD.lastIndex
    yield { word: found[0], at: found.index }
    WORD.lastIndex = next + (/^ {1,2}(?=\S)/.exec(sentence.slice(next, next + 3))?.[0].length ?? sentence.length)
  }
}

function alternativeBefore(sentence: string, to: number, least: number): Part | null {
  const or = /\s{1,3}or\s{1,3}$/i.exec(sentence.slice(least, to))
  if (!or) return null
  const end = least + or.index
  const parts = sentence
    .slice(least, end)
    .split(/(?<=[,;:(])|\s/)
    .filter(Boolean)
  const last = parts.findLastIndex((word) => ends(word) || /[,;:(]$/.test(word)) + 1
  const own = parts.slice(last)
  const [first = ''] = own
  const start = sentence.slice(0, end).lastIndexOf(own.join(' ').trim())
  const isWhole = own.length > 0 && own.length <= MOST_BEFORE && start >= least && !VERBS.has(first.toLowerCase())
  return isWhole ? { start, end } : null
}
