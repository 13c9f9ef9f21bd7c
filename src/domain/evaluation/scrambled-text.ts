/** Words in an order that no speaker gives them: a sentence read backwards or shuffled has the words and says nothing. */
import type { Sentence, Token } from '@/domain/evaluation/text/tokens'

const setOf = (...lists: readonly string[]) => new Set(lists.join(' ').split(' '))

const ARTICLES = 'a an the'
/** Those that cannot stand by themselves ("his" and "her" can). */
const POSSESSIVES = 'my our their your its'
const SUBJECTS = 'i we they he she'
const LINKS = 'is are was were'
const AUXILIARIES = `${LINKS} be have has had`
const MODALS = 'would should could'
const JOINS = 'and or but than because if so'
const PREPOSITIONS = 'of in on at to from with by for into'

/** Within a clause, no word of the second set comes right after one of the first. */
const NEVER_ADJOIN: readonly (readonly [first: string, next: ReadonlySet<string>])[] = [
  [ARTICLES, setOf(PREPOSITIONS, ARTICLES, POSSESSIVES, SUBJECTS, AUXILIARIES, MODALS, JOINS)],
  [ARTICLES, setOf('it that which what when as you me us them')],
  [
    POSSESSIVES,
    setOf(ARTICLES, POSSESSIVES, SUBJECTS, LINKS, MODALS, 'of from with by for and or but because if that'),
  ],
  ['of from with into than by at', setOf(AUXILIARIES, MODALS, JOINS)],
  ['of from with into by at for', setOf(SUBJECTS)],
  ['of into at by in to', setOf('of')],
  ['of into at by', setOf('to into at by')],
  ['in on over under up out', setOf('is are was were has have')],
  [SUBJECTS, setOf(ARTICLES, POSSESSIVES, 'of into me us them than')],
  ['i', setOf('to')],
  [MODALS, setOf(PREPOSITIONS.replace('of ', ''), LINKS, MODALS, JOINS, SUBJECTS, 'has had')],
  ['be', setOf(LINKS, MODALS, 'can may must')],
  ['me us them', setOf('i he she', LINKS, MODALS, 'has')],
  ['and or', setOf('than')],
  ['not', setOf('does did')],
]
const NEXT_OF = new Map<string, Set<string>>()
for (const [first, next] of NEVER_ADJOIN) {
  for (const word of first.split(' ')) NEXT_OF.set(word, new Set([...(NEXT_OF.get(word) ?? []), ...next]))
}
const LOWER_CASE = /\p{Ll}/u

const ONE_LETTER = /^[b-hj-z]$/

/** "What would I do?" */
const INVERTED = new Set(MODALS.split(' '))
const QUESTION = /\?\W{0,20}$/

const NEVER_LAST = setOf(ARTICLES, POSSESSIVES)

/** Breaks of order that a slip of the hand does not explain, and their share of the words. */
const FEWEST = 2
const SHARE = 0.05

/** True when the grammar of the words, all in all, is out of order. */
export function isScrambled(sentences: readonly Sentence[]): boolean {
  const words = sentences.reduce((sum, { tokens }) => sum + tokens.length, 0)
  const broken = sentences.reduce((sum, sentence) => sum + breaksIn(sentence), 0)
  return broken >= FEWEST && broken >= SHARE * words
}

export function breaksIn(sentence: Sentence): number {
  const { text, start: from, tokens } = sentence
  let broken = 0
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    const never = token && NEXT_OF.get(token.word)
    const next = tokens[at + 1]
    // Said twice, as people do when they speak or type fast.
    if (token === undefined || never === undefined || next?.word === token.word) continue
    const isBroken =
      next === undefined ? NEVER_LAST.has(token.word) : next.start - token.end <= 1 && never.has(next.word)
    // Few words come so far, so only they are looked at closely.
    if (!isBroken || (INVERTED.has(token.word) && QUESTION.test(text))) continue
    const isLetter = token.word === 'a' && ((at > 0 && text[token.start - from] === 'A') || hasLetters(tokens))
    if (!isLetter && !isName(token, sentence) && !(next && isName(next, sentence))) broken++
  }
  return broken
}

/** "A" within a sentence, and "a" beside other letters, is a name ("A and C are linked"). */
const hasLetters = (tokens: readonly Token[]) => tokens.some(({ word }) => ONE_LETTER.test(word))

/** A word in capitals among others is a name ("IS", "OR"). */
const isName = ({ start, end }: Token, { text, start: from }: Sentence) =>
  end - start > 1 && !LOWER_CASE.test(text.slice(start - from, end - from)) && LOWER_CASE.test(text)
