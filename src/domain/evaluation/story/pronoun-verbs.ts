/** Finds the verbs behind subject pronouns, in whatever tense, and those of the speaker's own steps. */
import lists from '@/content/language/story-words.json'
import { setOf } from '@/domain/evaluation/preprocess/language'
import { stemOf } from '@/domain/text/stem'
import type { Token } from '@/domain/text/tokens'
import { AUXILIARY_BASES, isIrregularBase } from '@/domain/text/verb-forms'

const SUBJECTS = setOf(lists.pronounsSubject)
const BEFORE_VERB = setOf(lists.beforeVerb)
const NOT_LEXICAL = setOf(lists.notLexical)
/** Words in "-ly" that no verb follows: "reply", "usually". */
const NO_ADVERB = new Set([...NOT_LEXICAL, ...setOf(lists.verbsInLy)])

/** Verbs of a state, such as "know", tell no step. */
const STATIVE: ReadonlySet<string> = new Set(lists.stative.split(' ').map(stemOf))
export const isStative = (stem: string): boolean => STATIVE.has(stem)

export type PronounVerb = { kind: 'auxiliary' | 'stative' | 'dynamic'; base: string }

/**
 * The verb behind each "I", "we", "he", "she" and "they", by the index of its token; adverbs may stand between them.
 * `base` is its stem, and for the auxiliaries "be", "have" and "do" their infinitive. Modals and habitual adverbs
 * ("usually") rule a verb out. Its tense does not matter, since people whose first language marks none tell a story in
 * the base form: "I go", "I check".
 */
export function pronounVerbs(tokens: readonly Token[]): ReadonlyMap<number, PronounVerb> {
  const verbs = new Map<number, PronounVerb>()
  let subject = false
  for (const [i, { word, stem }] of tokens.entries()) {
    if (SUBJECTS.has(word)) subject = true
    else if (subject && !isBeforeVerb(word)) {
      const auxiliary = AUXILIARY_BASES.get(word)
      if (auxiliary !== undefined) verbs.set(i, { kind: 'auxiliary', base: auxiliary })
      else if (!NOT_LEXICAL.has(word) && !isParticiple(word))
        verbs.set(i, { kind: isStative(stem) ? 'stative' : 'dynamic', base: stem })
      subject = false
    }
  }
  return verbs
}

/** Shorter words in "-ing" are base forms: "ping". */
const isParticiple = (word: string) => word.length > 4 && word.endsWith('ing') && !isIrregularBase(word)
/** Whether a verb may follow the word directly: adverbs. */
export const isBeforeVerb = (word: string) => BEFORE_VERB.has(word) || (word.endsWith('ly') && !NO_ADVERB.has(word))

const JOINING = setOf(lists.joining)

/** Most words between "I" and its verb: "I also quietly asked". */
const REACH = 3

/** A mark behind which a clause may begin; a hyphen within a word is none. */
const CLAUSE_MARK = /[,:;–—(]|\s-\s/

export type OwnVerbs = {
  /** Verbs in the past tense within three words behind "I", auxiliary ones included: a feature of fitted models. */
  ownPast: number
  /** Verbs of steps: those, and those that a comma or "and" joins to one of them: "I stopped, asked and called". */
  ownSteps: number
}

/**
 * Counts a sentence's verbs whose subject is "I". A verb is joined where nothing but adverbs stand between it and the
 * comma, or similar mark, or the word that joins. Behind another subject ("what she wanted and took") only such a mark
 * leads back to "I"; behind a clause with its own subject (", the team agreed, signed") nothing does.
 * @param isVerb whether the token at an index is a verb in the past tense, or one behind a pronoun
 */
export function ownVerbs(tokens: readonly Token[], text: string, isVerb: (index: number) => boolean): OwnVerbs {
  const found: OwnVerbs = { ownPast: 0, ownSteps: 0 }
  let sinceOwn = Number.POSITIVE_INFINITY
  /** Whether "I" is the subject of the main and of the nearest clause, and whether this clause has a verb. */
  let [isMain, isNear, hasVerb] = [false, false, false]
  let isJoined = false
  for (const [i, { word, stem, start }] of tokens.entries()) {
    const isBehindMark = i > 0 && CLAUSE_MARK.test(text.slice(tokens[i - 1]?.end, start))
    if (isBehindMark) isNear = isMain
    if (isBehindMark || JOINING.has(word)) [isJoined, hasVerb] = [true, false]
    sinceOwn++
    const isStep = !AUXILIARY_BASES.has(word) && !isStative(stem)
    if (word === 'i') [sinceOwn, isNear] = [0, true]
    else if (SUBJECTS.has(word)) {
      isNear = false
      if (isJoined) isMain = false
    } else if (isVerb(i)) {
      if (sinceOwn <= REACH) {
        found.ownPast++
        ;[isMain, hasVerb] = [true, true]
        if (isStep) found.ownSteps++
      } else if (isJoined && isMain && isNear) {
        hasVerb = true
        if (isStep) found.ownSteps++
      } else {
        isNear = false
        if (!hasVerb) isMain = false
      }
    }
    if (!JOINING.has(word) && !isBeforeVerb(word)) isJoined = false
  }
  return found
}
