/**
 * Classifies the grammatical form of an extract of an advert and adapts it to a sentence: "Design and build new
 * services for the ticketing platform" → "designing and building new services". Null for an extract that fits no
 * sentence.
 */
import grammar from '@/content/language/question-grammar.json'
import type { RequirementKind } from '@/domain/documents/types'
import { stemOf } from '@/domain/text/stem'
import { gerundOf } from '@/domain/text/verb-forms'
import { EVERYDAY, weightOf } from '@/domain/text/word-weights'
import { capitalized } from '@/domain/text/wording'
import {
  bare,
  EVERYDAY_TOOLS,
  FIELD_LEAD_INS,
  isGerund,
  isNominal,
  isPast,
  isVerb,
  isVerbOrNoun,
  LEAD_INS,
  LISTS,
  withArticle,
  wordsOf,
} from './grammar'
import { isOfPerson } from './person-title'
import { MOST_QUOTED, shortened } from './shorten'

/**
 * `name`: Kafka · `noun`: usability testing · `act`: splitting a monolith, or a noun phrase for an activity · `soft`: a
 * soft skill · `field`: an occupation or sector.
 */
type PhraseForm = 'name' | 'noun' | 'act' | 'soft' | 'field'

/** `isSoft`: a soft skill, which a CV rarely names. */
export type Phrase = {
  form: PhraseForm
  said: string
  isSoft?: boolean
  /** Whether the text goes on. */
  isCut?: boolean
  /** Whether it is something to know or to do by what stands around it ("knowledge of") or by its ending. */
  isAnnounced?: boolean
}

/** What the sentence around an extract says about it. */
export type Around = {
  /** Its words before the extract. */
  before?: string
  /** Whether the taxonomy lists it as a soft skill. */
  isSoft?: boolean
}

export function phraseOf(extract: string, kind: RequirementKind, around: Around = {}): Phrase | null {
  const text = tidied(extract)
  if (text === '' || /[:?!|\\/<>{}[\]“”"]/.test(text.replace(/\w\/\w/g, ''))) return null
  if ((kind === 'skill' || kind === 'tool') && !isSubject(text)) return null
  if (/\bclass \w$/i.test(text)) return null
  if (DENIED.test(around.before ?? '')) return null
  // "In place of the current system"
  if (kind === 'duty' && /\b(?:at|by|in|of|on|with)\s*$/i.test(around.before ?? '') && !isGerund(firstOf(text)))
    return null
  // "Responsive design", "distributed systems": a field of knowledge, although it was read as a tool.
  const isDescribed = kind === 'tool' && /\S \p{Ll}[\p{Ll}-]+$/u.test(text)
  if (isDescribed || (kind === 'tool' && isGerund(bare(wordsOf(text)[0] ?? '')))) return skillOf(text, extract, around)
  if (kind === 'skill' && /\b(?:licen[cs]e|permit)$/i.test(text) && !/\b(?:knowledge|experience)\b/i.test(text)) {
    return null
  }
  if (kind === 'tool' && /\b(?:certificates?|certifications?|licen[cs]es?)\b/i.test(text)) return null
  if (kind === 'tool' || kind === 'certificate') return nameOf(text, around)
  if (kind === 'language') return languageOf(text)
  // "Understanding of autism" is nothing to do, although it was read as a duty.
  if (kind === 'duty' && /^(?:an? )?(?:awareness|experience|knowledge|understanding) (?:in|of|with)\b/i.test(text)) {
    return skillOf(text, extract, around)
  }
  if (kind === 'duty') return actOf(text, extract, true, isInside(around.before))
  if (kind === 'skill') return skillOf(text, extract, around)
  return null
}

/** "You won't be doing tickets", "a never give up attitude" */
const DENIED = /\b(?:\w{2,6}n['’]t|not|never|no)(?: be)?\s*$/i

const firstOf = (text: string): string => bare(wordsOf(text)[0] ?? '')

/** "IsiXhosa" has a question of its own kind, "two references" and "typing speed" have none. */
const isSubject = (text: string): boolean =>
  !LISTS.languages.has(capitalized(text)) && !wordsOf(text).some((word) => LISTS.noSubjects.has(bare(word)))

/** Whether an extract begins inside a list item or a sentence, not after its mark or its label. */
const isInside = (before = ''): boolean => /\p{L}/u.test(before) && !/:\s*$/.test(before)

/** Without brackets, list marks and examples. */
const tidied = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ?\([^()]{0,200}\)/g, '')
    .replace(/[,;]? (?:e\.g\.|i\.e\.|etc\.?|such as|including|like) .{0,300}$/i, '')
    .replace(/^[\s•*·–—-]{1,5}/, '')
    .replace(/ [–—-] .{1,300}$/, '')
    .replace(/[\s.,;]{1,5}$/, '')
    .replace(TAIL, '')
    .replace(OPEN_LIST, '$1')
    .trim()

/** "Stock control, ordering" has lost the end of its list. */
const OPEN_LIST = /^(?!\w{2,20}ing, \w{2,20}ing$)([^,]{3,200}), (?!.{0,200}(?:\b(?:and|or)\b|&)).{1,300}$/i

/** "FMCG ideal", "LegalSuite or AJS advantageous". */
const TAIL = new RegExp(` (?:${grammar.priorityTails})$`, 'i')

/** Repeatedly strips lead-ins such as "Excellent", "Experience of"; `before` is the last one that was stripped. */
export function withoutLeadIns(text: string): { rest: string; before: string } {
  let rest = text
  let before = ''
  for (let i = 0; i < 5; i++) {
    const lower = `${rest.toLowerCase()} `
    const found = LEAD_INS.find((leadIn) => lower.startsWith(`${leadIn} `) && rest.length > leadIn.length)
    if (found === undefined) break
    before = found
    rest = rest.slice(found.length).trim()
  }
  return { rest, before }
}

/** "An HRIS" → "an HRIS", "craft certificate" → "a craft certificate". */
function nameOf(text: string, around: Around): Phrase | null {
  const { rest, before } = withoutLeadIns(text)
  const title = /^(registration|membership) /.exec(before)?.[1]
  const core = rest.replace(STATUS, '').replace(/ (?:skills|experience|knowledge)$/i, '')
  const name = title ? `${core} ${title}` : core
  const isPaper = /^\p{Ll}.* (?:certificate|licence|license)$/u.test(name)
  const isOne = isPaper || /^an?$/.test(articleIn(around.before ?? ''))
  const said = /^an? /i.test(name) ? inSentence(name) : isOne ? withArticle(name) : name
  const words = wordsOf(said)
  const isName = words.length >= 1 && words.length <= (/[\p{Lu}\d]/u.test(said) ? 5 : 3) && !/,/.test(said)
  return isName && !words.some((word) => LISTS.clauseWords.has(bare(word))) ? { form: 'name', said } : null
}

/** "ACCA in view", "ICAN in progress" */
const STATUS = / (?:in view|in progress)$/i
/** The article at the end of a text, in lower case; empty where there is none. */
const articleIn = (text: string): string => /(?:^|\s)(an?|the)$/i.exec(text.trimEnd())?.[1]?.toLowerCase() ?? ''
/** Words after which an extract begins with a verb: "able to chase debtors". */
const BEFORE_VERB =
  /\b(?:(?:ability|able|capacity|have|how|need|ready|want|willing) to|can|must|should|will|you['’]ll)\s*$/i

function languageOf(text: string): Phrase | null {
  const said = wordsOf(text)
    .map((word) => word.replace(/[^\p{L}-]/gu, ''))
    .find((word) => LISTS.languages.has(capitalized(word)))
  return said ? { form: 'name', said: capitalized(said) } : null
}

function skillOf(text: string, source: string, { before: ahead = '', isSoft = false }: Around): Phrase | null {
  const { rest, before } = withoutLeadIns(text)
  const isOrder = / to$/.test(before) || (before === '' && BEFORE_VERB.test(ahead))
  const act = actOf(rest, source, isOrder)
  if (!act && isOrder) return null
  if (ATTITUDES.has(before) && !act) return null
  const hasSoftWord =
    wordsOf(rest).some((word) => LISTS.softWords.has(bare(word)) || LISTS.traitWords.has(bare(word))) ||
    LISTS.softAlone.has(bare(rest))
  // Somebody works under pressure, but nobody gives up attitude.
  const isTrait = (word: string) => LISTS.traitWords.has(bare(word)) && !LISTS.conditionalTraits.has(bare(word))
  if (act && wordsOf(rest).some(isTrait)) return null
  if (act) return { ...act, isSoft: isSoft || hasSoftWord }
  const words = wordsOf(rest)
  // "Low ego" and "a startup mindset" are no subjects, neither is the language of the interview.
  if (words.some((word) => LISTS.traitWords.has(bare(word)) || bare(word) === 'english')) return null
  // "Pays attention to detail" is a clause, "people manager" a person.
  const first = bare(words[0] ?? '')
  if (words.length > 1 && /[^s]s$/.test(first) && isVerb(first.slice(0, -1)) && !isVerbOrNoun(first.slice(0, -1)))
    return null
  const [head = ''] = bare(words.at(-1) ?? '')
    .split('-')
    .slice(-1)
  if (LISTS.workers.has(head) || (words.length > 1 && isOfPerson(head))) return null
  const tail = bare(words.at(-1) ?? '')
  const isTail = words.length > 1 && (LISTS.fieldTails.has(tail) || LISTS.emptyTails.has(tail))
  const core = isTail ? words.slice(0, -1) : words
  // "completed NYSC": a status, not a thing.
  if (LISTS.statuses.has(bare(core[0] ?? '')) && /^\p{Lu}{2}/u.test(core[1] ?? '')) return null
  if (!isThing(core) || LISTS.workers.has(bare(core.at(-1) ?? ''))) return null
  // "Salesforce" is a name, "Typography" is not.
  if (
    before === '' &&
    core.length === 1 &&
    /^\p{Lu}\p{Ll}+$/u.test(rest) &&
    !isSoft &&
    !hasSoftWord &&
    !isCommon(rest)
  ) {
    return { form: 'name', said: rest }
  }
  // After "knowledge of" a capital is that of a name, unless "Of" has one too.
  const isInside = / \p{Ll}\S*\s*$/u.test(`${ahead}${text.slice(0, text.length - rest.length)}`)
  const said = shortened(isInside ? core.join(' ') : inSentence(core.join(' ')), source)
  if (said === null || EVERYDAY_TOOLS.has(said) || said.length < 3) return null
  const isField =
    !(core.length > 1 && LISTS.products.has(bare(core.at(-1) ?? ''))) &&
    LISTS.fieldWords.has(bare(core.at(-1) ?? '')) &&
    (core.length <= 2 || LISTS.fieldTails.has(tail) || FIELD_LEAD_INS.has(before) || /^(?:a|an|the) /.test(said))
  if (isField || (LISTS.fieldTails.has(tail) && core.length <= 3)) {
    const isBare = LISTS.countable.has(bare(core.at(-1) ?? '')) && !LISTS.determiners.has(bare(core[0] ?? ''))
    return { form: 'field', said: isBare ? withArticle(said) : said }
  }
  // "Data skills" are more than data.
  const isSkills = core.length === 1 && /^skills?$/.test(tail) && /^\p{Ll}+$/u.test(said)
  if (isSoft || hasSoftWord || isSkills) {
    return { form: 'soft', said: isSkills ? `${said} skills` : firstOfTwo(said) }
  }
  if (LISTS.vague.has(said)) return null
  const article = before === '' ? articleIn(ahead) : ''
  // "Shift planning", "stakeholder management"
  const last = bare(core.at(-1) ?? '')
  const isWork = isGerund(last) || isNominal(last)
  const isAnnounced = before !== '' || /\b(?:in|of|with|about)\s*$/i.test(ahead) || KNOWN_TAIL.test(tail) || isWork
  return {
    form: 'noun',
    said: article === 'the' ? `the ${said}` : article === '' ? said : withArticle(said),
    isAnnounced,
  }
}

const KNOWN_TAIL = /^(?:expertise|experience|knowledge|proficiency|skills?)$/

/** "Numeracy" of "numeracy and communication"; "written and verbal communication" is one. */
function firstOfTwo(said: string): string {
  const [first = '', other] = said.split(/ (?:and|&) |, /)
  const last = bare(wordsOf(first).at(-1) ?? '')
  const isWhole = LISTS.softWords.has(last) || LISTS.softAlone.has(last) || isNominal(last)
  return other !== undefined && isWhole ? first : said
}

/** Lead-ins before what somebody likes or puts up with. */
const ATTITUDES: ReadonlySet<string> = new Set(grammar.attitudeLeadIns)

const isCommon = (word: string): boolean => isNominal(bare(word)) || LISTS.fieldWords.has(bare(word))

/** Words that depend on the context of an extract. */
const LEANING: ReadonlySet<string> = new Set(['after', 'before', 'equivalent', 'near', 'similar', 'until', 'while'])

/** Whether the words name a thing: not a person, a quality or a whole clause. */
function isThing(words: readonly string[]): boolean {
  const lower = words.map(bare)
  const first = lower[0] ?? ''
  // "Automated testing" is a thing, "shipped onboarding or activation work" is not.
  const isStory = isPast(first) && !(first.endsWith('ed') && words.length === 2)
  // "self motivated" as well as "self-motivated"
  const isQuality = LISTS.qualities.has(first) || LISTS.qualities.has(lower.slice(0, 2).join('-'))
  if (first === '' || isQuality || isStory || (isVerb(first) && !isVerbOrNoun(first))) return false
  if (/^(?:a|an)$/.test(first) && /(?:[^s]er|or|ist|ian)$/.test(lower.at(-1) ?? '')) return false
  // "trust the number" and "handles feedback" are not noun phrases either, nor are words with special characters.
  const isDoing =
    LISTS.determiners.has(lower[1] ?? '') ||
    (first.endsWith('s') && isVerb(first.slice(0, -1)) && !isVerbOrNoun(first.slice(0, -1)))
  if ((words.length > 1 && isDoing) || first === 'no' || LISTS.boundaries.has(first) || words.length > MOST_QUOTED)
    return false
  if (/[^\p{L}\p{N}\s.&+#/'’,-]/u.test(words.join(' ')) || lower.some((word) => LEANING.has(word))) return false
  // "hav sold skincare": a misspelt clause.
  if (words.length > 2 && isPast(lower[1] ?? '') && !/ed$/.test(lower[1] ?? '')) return false
  return !lower.some((word) => LISTS.clauseWords.has(word))
}

/**
 * An activity, from an imperative ("Write tests"), a gerund, or a verbal noun ("Preparation of accounts").
 * @param isRest whether words stand before it, so that a noun phrase is the rest of a list: "and HSE standards"
 */
function actOf(text: string, source: string, isDuty: boolean, isRest = false): Phrase | null {
  const words = wordsOf(text)
  const lower = words.map(bare)
  const [first = '', second = ''] = lower
  if (first === '' || lower.some((word) => LISTS.clauseWords.has(word))) return null
  const asGerund = gerundPhrase(words, isDuty)
  // "Reporting to the director" is nobody's work.
  if (/^reporting to /.test(asGerund ?? '')) return null
  if (asGerund !== null) return asAct(asGerund, source)
  if (!isDuty) return null
  const compound = compoundAct(words)
  if (compound !== null) return asAct(inSentence(compound), source)
  if (isNominal(first) && second === 'of') return asAct(`the ${first} ${words.slice(1).join(' ')}`, source)
  if (isRest) return null
  const isNounPhrase = lower.length <= 5 && lower.some((word) => isNominal(word)) && !LISTS.qualities.has(first)
  return isNounPhrase && !isVerb(first) ? asAct(inSentence(text), source) : null
}

const asAct = (text: string, source: string): Phrase | null => {
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
function gerundPhrase(words: readonly string[], isDuty: boolean): string | null {
  const lower = words.map(bare)
  const [first = '', second = ''] = lower
  if (isGerund(first)) {
    const comma = words[0]?.endsWith(',') ? ',' : ''
    if (comma && words.length === 2 && isGerund(second)) return `${first} and ${second}`
    return [second === 'of' ? `the ${first}` : first + comma, ...words.slice(1)].join(' ')
  }
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
  const said = [gerundOf(first) + (words[0]?.endsWith(',') ? ',' : '')]
  let at = 1
  while (at < words.length) {
    const isLink = lower[at] === 'and' || lower[at] === 'or'
    const verb = lower[isLink ? at + 1 : at] ?? ''
    const follows = isLink || words[at - 1]?.endsWith(',')
    // "design, develop and unit test": the verb follows another word.
    const inner = lower[at + 2] ?? ''
    if (isLink && (LISTS.compounds.has(verb) || /.ly$/.test(verb)) && isVerb(inner) && at + 3 < words.length) {
      said.push(lower[at] as string, verb, gerundOf(inner))
      at += 3
      break
    }
    // "Plan and deliver" has lost its object.
    if (isLink && at + 2 >= words.length && isVerb(verb) && !isVerbOrNoun(verb)) return said.join(' ')
    if (!follows || !isVerb(verb) || (isLink && at + 2 >= words.length)) break
    if (isLink) said.push(lower[at] as string)
    at += isLink ? 2 : 1
    said.push(gerundOf(verb) + (words[at - 1]?.endsWith(',') ? ',' : ''))
  }
  return [...said, ...words.slice(at)].join(' ')
}

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
    LISTS.languages.has(letters)
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
