/**
 * Activities from extracts of an advert: "Design and build new services" → "designing and building new services"; null
 * where an extract names none.
 */
import { stemOf } from '@/domain/text/stem'
import { gerundOf } from '@/domain/text/verb-forms'
import { EVERYDAY, weightOf } from '@/domain/text/word-weights'
import { withArticles } from './articles'
import { bare, FIXED_NOUNS, isGerund, isNominal, isVerb, isVerbOrNoun, LISTS, wordsOf } from './grammar'
import { shortened } from './shorten'

/** `isCut`: the extract goes on. */
export type Activity = { form: 'act'; said: string; isCut: boolean }

/**
 * An activity, from an imperative ("Write tests"), a gerund, or a verbal noun ("Preparation of accounts").
 * @param isRest whether words stand before it, so that a noun phrase is the rest of a list: "and HSE standards"
 */
export function actOf(text: string, source: string, isDuty: boolean, isRest = false): Activity | null {
  const words = wordsOf(text)
  const lower = words.map(bare)
  const [first = '', second = ''] = lower
  if (first === '' || lower.some((word) => LISTS.clauseWords.has(word))) return null
  if (FIXED_NOUNS.some((noun) => `${lower.join(' ')} `.startsWith(`${noun} `))) return null
  // "EXPLAIN ANALYZE" is the name of a command.
  if (words.length > 1 && /^[^\p{Ll}]{4,80}$/u.test(text)) return null
  const asGerund = gerundPhrase(words, isDuty, isRest)
  // "Reporting to the director" is nobody's work, and "knowing about heating" is nothing to do.
  const done = bare(wordsOf(asGerund ?? '')[0] ?? '')
  if (/^reporting to /.test(asGerund ?? '') || LISTS.stativeGerunds.has(done)) return null
  if (asGerund !== null) return asAct(asGerund, source)
  if (!isDuty) return null
  const compound = compoundAct(words)
  if (compound !== null) return asAct(inSentence(compound), source)
  if (isNominal(first) && second === 'of') return asAct(`the ${first} ${words.slice(1).join(' ')}`, source)
  if (isRest) return null
  const isNounPhrase = lower.length <= 5 && lower.some((word) => isNominal(word)) && !LISTS.qualities.has(first)
  return isNounPhrase && !isVerb(first) ? asAct(inSentence(text), source) : null
}

const asAct = (extract: string, source: string): Activity | null => {
  const text = withArticles(extract)
  const said = shortened(text, source)
  const [, ...things] = wordsOf(said ?? '')
  if (said === null || things.length === 0) return null
  const isCut = things.length + 1 < wordsOf(text).length
  // "Keeping up to date" of "keeping up to date with algorithms" says too little.
  const isEmpty = isCut && things.length > 1 && !things.some((word) => weightOf(stemOf(bare(word))) > EVERYDAY)
  // "Moving CI/CD" has lost from where to where.
  const isHalf = isCut && LISTS.incompleteDuties.has(bare(wordsOf(said)[0] ?? ''))
  return isEmpty || isHalf ? null : { form: 'act', said, isCut }
}

/** "Code review" in "Code review and guiding junior developers"; null where the words begin otherwise. */
function compoundAct(words: readonly string[]): string | null {
  const [first = '', second = '', link = ''] = words.map(bare)
  const isCompound = isVerbOrNoun(first) && !LISTS.actNouns.has(first) && LISTS.actNouns.has(second)
  return isCompound && (link === 'and' || link === 'or') ? words.slice(0, 2).join(' ') : null
}

/** Null where the words do not begin with a verb. */
function gerundPhrase(said: readonly string[], isDuty: boolean, isRest: boolean): string | null {
  const words = isDuty && !isRest ? inBaseForm(said) : said
  const lower = words.map(bare)
  const [first = '', second = ''] = lower
  if (isGerund(first)) {
    const comma = words[0]?.endsWith(',') ? ',' : ''
    if (comma && words.length === 2 && isGerund(second)) return `${first} and ${second}`
    return [second === 'of' ? `the ${first}` : first + comma, ...words.slice(1)].join(' ')
  }
  // "Release notes" in a list, and "target of zero accidents", begin with a noun.
  if (isVerbOrNoun(first) && (second === 'of' || (isRest && !LISTS.determiners.has(second)))) return null
  if (!isVerb(first) || words.length < 2 || compoundAct(words) !== null) return null
  // In "Design and marketing" both are nouns, and "Own transport" in a list of requirements is a possession.
  if (isVerbOrNoun(first) && /^(?:and|or)$/.test(second) && isGerund(lower[2] ?? '')) return null
  if (first === 'own' && !isDuty && !LISTS.determiners.has(second)) return null
  // "Spot checks and training", "Pricing rises": the second word is one that can be a verb too.
  const isEnd = words.length === 2 || /^(?:and|or)$/.test(lower[2] ?? '')
  const isPair = isVerbOrNoun(first) && isEnd && isVerbOrNoun(second.replace(/s$/, ''))
  if (isPair && second.endsWith('s')) return null
  const isOrder = isDuty
    ? !(isVerbOrNoun(first) && words.length <= 2 && (isNominal(second) || isVerbOrNoun(second)))
    : LISTS.determiners.has(second) || !isVerbOrNoun(first) || (second === 'and' && isVerb(lower[2] ?? ''))
  if (!isOrder) return null
  // "Sketch, prototype and test ideas": coordinated verbs change together.
  const done = [gerundOf(first) + (words[0]?.endsWith(',') ? ',' : '')]
  let at = 1
  while (at < words.length) {
    const isLink = lower[at] === 'and' || lower[at] === 'or'
    const verb = lower[isLink ? at + 1 : at] ?? ''
    const follows = isLink || words[at - 1]?.endsWith(',')
    // "design, develop and unit test": the verb follows another word.
    const inner = lower[at + 2] ?? ''
    if (isLink && (LISTS.compounds.has(verb) || /.ly$/.test(verb)) && isVerb(inner) && at + 3 < words.length) {
      done.push(lower[at] as string, verb, gerundOf(inner))
      at += 3
      break
    }
    // "Plan and deliver" has lost its object.
    if (isLink && at + 2 >= words.length && isVerb(verb) && !isVerbOrNoun(verb)) return done.join(' ')
    if (!follows || !isVerb(verb) || (isLink && at + 2 >= words.length)) break
    if (isLink) done.push(lower[at] as string)
    at += isLink ? 2 : 1
    done.push(gerundOf(verb) + (words[at - 1]?.endsWith(',') ? ',' : ''))
  }
  return [...done, ...words.slice(at)].join(' ')
}

/**
 * "Diagnoses and resolves problems" → "diagnose and resolve problems": verbs at the beginning that have an object.
 * "Repairs and maintenance" are nouns.
 */
function inBaseForm(words: readonly string[]): readonly string[] {
  const said: string[] = []
  let at = 0
  while (at < words.length) {
    const base = baseOf(bare(words[at] ?? ''))
    if (base === null || isVerbOrNoun(base)) return words
    const comma = /,$/.test(words[at] ?? '')
    said.push(comma ? `${base},` : base)
    at++
    const isLink = /^(?:and|or)$/i.test(words[at] ?? '')
    if (isLink) said.push(words[at++] as string)
    if (!comma && !isLink) break
  }
  return at < words.length && bare(words[at] ?? '') !== 'of' ? [...said, ...words.slice(at)] : words
}

/** Of a verb in the third person, null for any other word. */
const baseOf = (word: string): string | null =>
  [word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.replace(/s$/, '')].find(
    (base) => base !== word && isVerb(base),
  ) ?? null

/** The first word in lower case, unless it is a name. */
export function inSentence(text: string): string {
  const [first = ''] = text.split(' ', 1)
  const letters = first.replace(/[^\p{L}]/gu, '')
  // "Largest Contentful Paint" is a name because all its words are capitalised, "Native Android development" is not.
  const isTitled = /^\p{Lu}\S+(?: \p{Lu}\S+){2}/u.test(text)
  const isName =
    isTitled ||
    first.length < 2 ||
    /^.\S*[\p{Lu}\d]/u.test(first) ||
    LISTS.properWords.has(letters) ||
    LISTS.nationalities.has(letters) ||
    LISTS.languages.has(letters)
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
