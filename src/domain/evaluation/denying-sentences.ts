/** The sentences of an answer that deny something outright, with what each clause of theirs denies and what limits it. */
import type { Mentions } from '@/domain/evaluation/denial'
import { negationIn } from '@/domain/evaluation/text/negation'
import { plainOf, type Sentence, type Token } from '@/domain/evaluation/text/tokens'
import { weightOf } from '@/domain/evaluation/text/word-weights'

export type DenyingClause = {
  /** Stems of the telling words that it denies. */
  denied: ReadonlySet<string>
  /** Stems of its other telling words: what it denies that of. */
  said: ReadonlySet<string>
  /** Words that limit the denial: without them it would say more. */
  limits: readonly string[]
  /** It says of something that it is not so ("the top is not in tension"). */
  isOfState: boolean
  /** What it denies is needless, or not done at all. */
  isWhole: boolean
}

export type DenyingSentence = {
  sentence: Sentence
  /** Its place in the answer. */
  no: number
  clauses: readonly DenyingClause[]
}

/** "Not before I have measured", "not alone": words that limit a denial, or set two cases apart. */
const LIMITS = new Set(
  `only just merely alone yet first until unless before if when where whenever otherwise else other others another than
  instead though although still again too without who whoever those whose`.split(/\s+/),
)
/** "Not every column", "not enough": right after the "not" these deny the measure and not the thing. */
const MEASURES = new Set('all always each enough every everybody everything more most simply so'.split(' '))
const NOT = new Set(['not', 'never', 'no'])

/** After these begins a clause of its own; after a comma these go on with the one before. */
const CLAUSES = new Set('because since so but while whereas which'.split(' '))
const JOINERS = new Set(['or', 'nor', 'and'])

// The patterns below are looked for in plain words, and without the `u` flag, which makes them slow.

/** Not to do one of these is to do the rest of the sentence, or to keep it so. */
const LAPSES =
  /\b(?:not|never|nobody|nothing|no)\b(?:\s+\w+){0,2}?\s+(?:wait|hesitate|differ|hurt|mind|harm|complain|trust|stop at)\b/
/** "No scorecard is needed", "I skip the tests", "I never test anything": the bare name of a thing is turned down. */
const WHOLLY = new RegExp(
  [
    String.raw`\b(?:no|not|never|nothing|hardly)\b.{0,120}\b(?:need|needed|necessary|required|worth)\b`,
    String.raw`^(?:\w+ )?there (?:is|are) no\b`,
    String.raw`\b(?:is|are|was|were|be|seems?) (?:\w+ ){0,2}(?:unnecessary|pointless|useless|irrelevant|overrated|overkill|waste)\b`,
    String.raw`\bi (?:would |will |can |just |simply )*(?:skip|ignore|cancel)\b`,
    String.raw`\b(?:i|we|you) (?:\w+ ){0,2}(?:not|never)\b.{0,120}\b(?:anything|anybody|anyone|at all)\b`,
  ].join('|'),
)
const OF_STATE = /\b(?:is|are|was|were) (?:not|never|no)\b/
/** "Features that are not needed" are some among others. */
const SELECTS = /\b(?:that|which|who|those)\b/
/** "I have nothing in writing", "nobody looked at it": what is missing, or others leave undone, the speaker may well want. */
const MISSING = /\b(?:have|has|had) (?:no|nothing)\b(?! need)|\b(?:nobody|no one)\b(?! (?:need|should|must|has to))/
const QUESTION = /\?["'”’)\]]*$/

/** Sentences that ask, or that deny a lapse ("I did not wait"), are left out: they claim nothing against anybody. */
export function denyingSentences(answer: Mentions): DenyingSentence[] {
  if (answer.isPlain) return []
  return answer.sentences.flatMap((sentence, no) => {
    if (answer.isPlainAt(no) || QUESTION.test(sentence.text)) return []
    if (LAPSES.test(plainOf(sentence.tokens))) return []
    return { sentence, no, clauses: clausesOf(sentence.tokens) }
  })
}

const NOTHING: DenyingClause = { denied: new Set(), said: new Set(), limits: [], isOfState: false, isWhole: false }

function clausesOf(tokens: readonly Token[]): DenyingClause[] {
  const starts = tokens.flatMap(({ word, start }, at) => {
    const isAfterComma = start - (tokens[at - 1]?.end ?? start) > 1 && !JOINERS.has(word)
    return at === 0 || isAfterComma || CLAUSES.has(word) ? [at] : []
  })
  return starts.map((from, i) => {
    const to = starts[i + 1] ?? tokens.length
    const clause = tokens.slice(from, to)
    const places = clause.map((token, at) => ({ ...token, at: from + at }))
    const plain = plainOf(clause)
    if (MISSING.test(plain)) return NOTHING
    const telling = places.filter(({ stem }) => weightOf(stem) > 0)
    const denied = telling.filter(({ at }) => negationIn(tokens, at))
    return {
      denied: new Set(denied.map(({ stem }) => stem)),
      said: new Set(telling.filter((place) => !denied.includes(place)).map(({ stem }) => stem)),
      limits: places.filter(({ word, at }) => isLimit(word, tokens[at - 1]?.word)).map(({ word }) => word),
      isOfState: OF_STATE.test(plain),
      isWhole: WHOLLY.test(plain) && !SELECTS.test(plain),
    }
  })
}

const isLimit = (word: string, before: string | undefined) =>
  LIMITS.has(word) || (MEASURES.has(word) && NOT.has(before ?? ''))
