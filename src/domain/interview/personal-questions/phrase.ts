/**
 * Classifies the grammatical form of an extract of an advert and adapts it to a sentence: "Design and build new
 * services for the ticketing platform" → "designing and building new services". Null for an extract that fits no
 * sentence.
 */
import type { RequirementKind } from '@/domain/documents/types'
import { capitalized } from '@/domain/text/wording'
import { actOf, inSentence } from './activity'
import {
  ATTITUDE_LEAD_INS,
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
  PRIORITY_TAILS,
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
  /** Whether its clause goes on behind the extract. */
  goesOn?: boolean
  /** Whether the taxonomy lists it as a soft skill. */
  isSoft?: boolean
}

export function phraseOf(extract: string, kind: RequirementKind, around: Around = {}): Phrase | null {
  const text = tidied(extract)
  if (text === '' || /[:?!|\\/<>{}[\]()“”"]/.test(text.replace(/\w\/\w/g, ''))) return null
  if ((kind === 'skill' || kind === 'tool') && !isSubject(text)) return null
  // A class of licence, "accessibility + languages", and two sentences in one.
  if (/\bclass \w$| \+ |[\p{L}\d]{2}\. /iu.test(text)) return null
  if (DENIED.test(around.before ?? '')) return null
  // "In place of the current system"
  if (kind === 'duty' && /\b(?:at|by|in|of|on|with)\s*$/i.test(around.before ?? '') && !isGerund(firstOf(text)))
    return null
  // "Responsive design", "distributed systems": a field of knowledge, although it was read as a tool.
  const isDescribed = kind === 'tool' && /\S \p{Ll}[\p{Ll}-]+$/u.test(text)
  if (isDescribed || (kind === 'tool' && isGerund(firstOf(text)))) return skillOf(text, extract, around)
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
  if (kind === 'duty') {
    const act = actOf(text, extract, true, isInside(around.before))
    // "Turn tax rules" of "turn tax rules into posts" has lost into what.
    return act && around.goesOn && LISTS.incompleteDuties.has(firstOf(act.said)) ? null : act
  }
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
const TAIL = new RegExp(` (?:${PRIORITY_TAILS})$`, 'i')

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
  if (!act && (isOrder || LISTS.stativeGerunds.has(firstOf(rest)))) return null
  if (ATTITUDE_LEAD_INS.has(before) && !act) return null
  const words = wordsOf(rest)
  const isTrait = (word: string) => LISTS.traitWords.has(bare(word))
  const hasSoftWord =
    words.some((word) => LISTS.softWords.has(bare(word)) || isTrait(word)) || LISTS.softAlone.has(bare(rest))
  if (act) {
    // Somebody works under pressure, but nobody gives up attitude.
    const isQuality = words.some((word) => isTrait(word) && !LISTS.conditionalTraits.has(bare(word)))
    return isQuality ? null : { ...act, isSoft: isSoft || hasSoftWord }
  }
  // "Low ego" and "a startup mindset" are no subjects, neither is the language of the interview.
  if (words.some((word) => isTrait(word) || bare(word) === 'english')) return null
  // "A people manager", "a self-starter"
  const [head = ''] = bare(words.at(-1) ?? '')
    .split('-')
    .slice(-1)
  const isWorker = LISTS.workers.has(head) || LISTS.workers.has(bare(words[0] ?? ''))
  if (isWorker || (words.length > 1 && isOfPerson(head))) return null
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
  const isAnnounced =
    before !== '' || /\b(?:in|of|with|about)\s*$/i.test(ahead) || LISTS.knowledgeTails.has(tail) || isWork
  return {
    form: 'noun',
    said: article === 'the' ? `the ${said}` : article === '' ? said : withArticle(said),
    isAnnounced,
  }
}

/** "Numeracy" of "numeracy and communication"; "written and verbal communication" is one. */
function firstOfTwo(said: string): string {
  const [first = '', other] = said.split(/ (?:and|&) |, /)
  const last = bare(wordsOf(first).at(-1) ?? '')
  const isWhole = LISTS.softWords.has(last) || LISTS.softAlone.has(last) || isNominal(last)
  return other !== undefined && isWhole ? first : said
}

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
