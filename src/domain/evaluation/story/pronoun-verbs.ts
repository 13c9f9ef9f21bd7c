/** Finds the verbs behind subject pronouns, in whatever tense. */
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
