/** What a requirement is about: the kind of subject, and the words for it in a question. */
import { degreeIn } from '@/domain/documents/education-levels'
import { stemOf } from '@/domain/text/stem'
import type { Group, Slots } from './frames'
import { bare, isGerund, LISTS, wordsOf } from './grammar'
import type { JudgedRequirement } from './input'
import { type Phrase, phraseOf } from './phrase'
import { isSuitable } from './unsuitable-text'

/**
 * `isLess`: the CV shows a little less than the slots say · `isCommon`: a single common word, which names neither a
 * tool nor a method · `isNamed`: a skill of the taxonomy · `isCut`: the advert goes on
 * · `isLight`: only a part in somebody's work, such as supporting it.
 */
export type About = {
  group: Group
  slots: Slots
  isLess?: boolean
  isCommon?: boolean
  isNamed?: boolean
  isCut?: boolean
  isLight?: boolean
}

/** Null where a requirement cannot be worded in a sentence. @param others its alternatives */
export function aboutOf(requirement: JudgedRequirement, others: readonly JudgedRequirement[]): About | null {
  const { kind } = requirement
  return kind === 'years' || kind === 'degree' ? formalAbout(requirement) : namedAbout(requirement, others)
}

const FORM_GROUPS = { name: 'tool', noun: 'noun', act: 'act', soft: 'soft', field: 'field' } as const

function namedAbout(requirement: JudgedRequirement, others: readonly JudgedRequirement[]): About | null {
  const { text, kind, skill } = requirement
  const phrase = phraseIn(requirement)
  if (!phrase) return null
  const isSoftAct = phrase.form === 'act' && phrase.isSoft === true
  const group = kind === 'certificate' || kind === 'language' ? kind : isSoftAct ? 'softAct' : FORM_GROUPS[phrase.form]
  const said = THINGS.has(phrase.form) ? withOthers(phrase, others) : phrase.said
  const first = bare(wordsOf(said)[0] ?? '')
  const isLight = LISTS.lightDuties.has(first)
  // "How would you go about monthly accounts?": only what begins with a verb can be gone about.
  const task = isLight || !isGerund(first) ? '' : said
  const slots = { x: said, task, duty: kind === 'duty' ? task : '' }
  const isNamed = skill !== null && skill.kind !== 'soft' && skill.name.length <= text.length + MOST_LONGER
  // "2:1 or above", "60 words a minute"
  if (kind === 'skill' && !isNamed && phrase.isAnnounced !== true && /\d/.test(said)) return null
  // "Immediate joiners", "people manager": what is neither a known skill nor announced as something to know.
  if (group === 'noun' && !isNamed && phrase.isAnnounced !== true) return null
  const isCommon = group === 'noun' && !isNamed && /^\p{Ll}+$/u.test(said)
  return { group, slots, isNamed, isCommon, isCut: phrase.isCut === true, isLight }
}

/** Letters by which a name may be longer than the word for it: "statistics" for "Statistical analysis". */
const MOST_LONGER = 12

function phraseIn({ text, kind, skill, line }: JudgedRequirement): Phrase | null {
  // A soft skill may be only a small part of the text.
  const isSoft = skill?.kind === 'soft' && 2 * skill.name.length >= text.length
  const start = line.indexOf(text)
  const goesOn = start >= 0 && /^ (?!(?:and|or) )\p{L}/u.test(line.slice(start + text.length))
  return phraseOf(text, kind, { isSoft, before: line.slice(0, Math.max(0, start)), goesOn })
}

const THINGS: ReadonlySet<Phrase['form']> = new Set(['name', 'noun', 'field'])

/** "Gainsight, Vitally or ChurnZero". */
function withOthers({ said }: Phrase, others: readonly JudgedRequirement[]): string {
  const names = others.flatMap((other) => {
    const phrase = phraseIn(other)
    return phrase && THINGS.has(phrase.form) ? phrase.said : []
  })
  const all = [said, ...names].slice(0, 3)
  return all.length === 1 ? said : `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`
}

/** A smaller number is no real requirement. */
const FEWEST_YEARS = 2
const DEGREES = ['', '', 'a diploma', "a bachelor's degree", "a master's degree", 'a doctorate']

function formalAbout(requirement: JudgedRequirement): About | null {
  const { kind, years } = requirement
  if (kind === 'years') {
    return years === null || years < FEWEST_YEARS ? null : { group: 'years', slots: { years: `${years} years` } }
  }
  return degreeAbout(requirement)
}

const HND = /\b(?:hnd|higher national diploma)\b/i
const HND_LEVEL = 3

/** Where the CV shows the degree, only as much as it shows: the field that it names, and the level that it has. */
function degreeAbout({ text, degree, verdict, quote }: JudgedRequirement): About | null {
  const level = DEGREES[degree?.level ?? 0]
  if (!degree || !level || (degreeIn(text, 'lowest') === null && !/\b(?:degree|graduate)\b/i.test(text))) return null
  const fields = degree.fields.filter(
    (name) =>
      wordsOf(name).length <= 4 && isSuitable(name) && !wordsOf(name).some((word) => LISTS.notFields.has(bare(word))),
  )
  const [first] = fields
  if (verdict === 'partly' && !first) return null
  const isHnd = HND.test(text)
  const isOnlyHnd = isHnd && degreeIn(text.replace(HND, ''), 'highest') === null
  const named = isOnlyHnd ? 'an HND' : isHnd ? 'an HND or a degree' : level
  if (verdict !== 'has' || quote === null) {
    const field = fields.length > 1 ? `a field such as ${first}` : first
    return { group: 'degree', slots: { degree: field ? `${named} in ${field}` : named } }
  }
  const held = degreeIn(quote, 'highest')?.level ?? 0
  const isMore = held > degree.level || (isOnlyHnd && held === HND_LEVEL && !HND.test(quote))
  const field = fields.find((name) => isStudied(name, quote))
  const said = `${isMore ? 'at least ' : ''}${named}${field ? ` in ${field}` : ''}`
  const isLess = !isHnd && degree.level === HND_LEVEL && held === HND_LEVEL && HND.test(quote)
  return { group: 'degree', slots: { degree: said }, isLess }
}

/** Letters that related words share: "Accounting", "Accountancy". */
const SHARED_START = 7

/** Whether the words of a CV on a degree name a field, in this order. */
function isStudied(field: string, quote: string): boolean {
  const [sought, own] = [wordsOf(field).map(bare), wordsOf(quote).map(bare)]
  const start = (word: string) => word.slice(0, SHARED_START)
  const isSame = (a: string, b = '') =>
    stemOf(a) === stemOf(b) || (Math.min(a.length, b.length) > SHARED_START && start(a) === start(b))
  return own.some((_, at) => sought.every((word, i) => isSame(word, own[at + i])))
}
