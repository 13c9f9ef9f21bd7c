/** Words people say while they think. They are left out before anything is measured, so that nobody loses by them. */
import type { Token } from '@/domain/evaluation/text/tokens'

const SINGLE = new Set(
  `um umm uh uhh uhm er erm eh ah hmm mm basically literally honestly actually obviously essentially anyway anyways
  really very just quite totally definitely so well okay yeah yep yes like innit`.split(/\s+/),
)
/** "like" and "well" carry meaning after these ("looks like", "as well"). */
const MEANT_AFTER: Readonly<Record<string, ReadonlySet<string>>> = {
  like: new Set(['look', 'looks', 'looked', 'feel', 'felt', 'would', 'i', 'we', 'they', 'users', 'is', 'was', 'not']),
  well: new Set(['as', 'very', 'so', 'how', 'worked', 'work', 'works', 'went', 'performs', 'performed']),
  so: new Set(['and', 'or', 'do', 'did', 'did', 'done']),
}
const PHRASES = [
  'you know',
  'i mean',
  'sort of',
  'kind of',
  'you see',
  'at the end of the day',
  'to be honest',
  'like i said',
  'if that makes sense',
  'or whatever',
  'and stuff',
  'and so on',
  'let me think',
  'how do i say',
  'how can i say',
].map((phrase) => phrase.split(' '))
/** Few words open a phrase, so few places need to be compared with all of them. */
const OPENERS = new Set(PHRASES.map(([first]) => first))

export function withoutFillers(tokens: readonly Token[]): Token[] {
  const kept: Token[] = []
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i]
    const phrase = OPENERS.has(token?.word)
      ? PHRASES.find((words) => words.every((word, offset) => tokens[i + offset]?.word === word))
      : undefined
    if (phrase) i += phrase.length
    else {
      if (token && !(SINGLE.has(token.word) && !MEANT_AFTER[token.word]?.has(tokens[i - 1]?.word ?? ''))) {
        kept.push(token)
      }
      i++
    }
  }
  return kept
}
