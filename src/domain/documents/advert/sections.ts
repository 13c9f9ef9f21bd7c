/** Assigns the lines of an advert to sections by its headings: required, wished, duties, or none of these. */
import { degreeIn, yearsIn } from '@/domain/documents/education-levels'
import type { AdvertLine, Span } from './lines'
import {
  isFactLabel,
  isPureHeading,
  isUnmarkedFact,
  LONGEST_HEADING,
  type Section,
  sectionNamed,
} from './section-headings'
import { isBoilerplate, isFarewell, roleOf } from './sentence-roles'
import { startsWithVerb } from './verbs'

export type SectionLine = AdvertLine & {
  /** Null where no known heading precedes it. */
  section: Section | null
  /** Whether the line is a list item, with or without a mark; otherwise it is a paragraph. */
  isEntry: boolean
  /** The label on the same line: "Experience: 4 years". */
  label: Span | null
}

const MOST_WORDS = 8
/** Most words of a list item without a mark; a longer line is a paragraph. */
const MOST_ENTRY_WORDS = 16
const SENTENCE_END = /[.!?]["'”’)]*$/
const LABELLED = /^([^:\n]{2,60}):[*_]{0,3}(?:\s+|$)/
const DASHED = /^([\p{L} /&]{2,30}?)\s{1,3}[-–—]{1,2}\s{1,3}(?=\S)/u
/** "Skills - Java, SQL": only known label words count. */
function dashedLabel(line: string): RegExpExecArray | null {
  const match = DASHED.exec(line)
  const name = match?.[1] ?? ''
  return isFactLabel(name) || (isPureHeading(name) && sectionNamed(name) !== null) ? match : null
}
type State = { section: Section | null; isInline: boolean; hadEntries: boolean }

/** The lines other than headings, each with its section. */
export function sectionsOf(lines: readonly AdvertLine[]): SectionLine[] {
  const read: SectionLine[] = []
  let state: State = { section: null, isInline: false, hadEntries: false }
  for (const [i, line] of lines.entries()) {
    const next = lines[i + 1]
    if (state.isInline && line.isAfterBlank) state = { section: null, isInline: false, hadEntries: false }
    if (isFarewell(line.text) && i >= lines.length - MOST_SIGNATURE_LINES) {
      read.push(...lines.slice(i).map((each) => ({ ...each, section: 'skip' as const, isEntry: false, label: null })))
      break
    }
    const before = state
    const heading = i === 0 && !next?.isListed && !LABELLED.test(line.text) ? null : headingIn(line, next)
    if (heading) {
      const section = heading.section ?? sectionOfEntries(lines, i + 1)
      state = { section, isInline: heading.rest !== null, hadEntries: false }
      if (heading.rest) read.push({ ...heading.rest, section: heading.section, isEntry: true })
      // "• Bonus: Kafka": the label covers only its own item.
      if (line.isListed && heading.rest) state = before
      continue
    }
    if (line.isListed && state.section === null && !lines[i - 1]?.isListed) {
      state = { ...state, section: sectionOfEntries(lines, i) }
    }
    const isEntry = line.isListed || isUnmarkedEntry(line)
    // A paragraph after a list ends the list's section, except for sections that are skipped.
    if (!line.isListed && state.hadEntries && line.isAfterBlank && state.section !== 'skip') {
      state = { section: null, isInline: false, hadEntries: false }
    }
    state.hadEntries ||= line.isListed || (isEntry && !line.isAfterBlank && state.section !== null)
    const opened = line.isListed ? null : leadIn(line, next)
    if (!opened) read.push({ ...line, section: state.section, isEntry, label: null })
    else state = { section: opened, isInline: false, hadEntries: false }
  }
  return read
}

/** Most lines after a closing formula: name, position, company, telephone. */
const MOST_SIGNATURE_LINES = 8

const isAsked = (text: string): boolean =>
  roleOf(text) === 'asks' || yearsIn(text) !== null || degreeIn(text, 'lowest') !== null

/**
 * The section of a list under an unknown heading: duties if most items begin with a verb; skipped if one is a benefit
 * and none a requirement.
 */
function sectionOfEntries(lines: readonly AdvertLine[], from: number): Section | null {
  let end = from
  while (lines[end]?.isListed) end++
  const entries = lines.slice(from, end)
  if (entries.some(({ text }) => isBoilerplate(text)) && !entries.some(({ text }) => isAsked(text))) return 'skip'
  const verbs = entries.filter(({ text }) => startsWithVerb(text))
  return entries.length > 1 && verbs.length * 2 > entries.length ? 'duties' : null
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean)

const isUnmarkedEntry = ({ text, isListed }: AdvertLine): boolean =>
  isListed || (!SENTENCE_END.test(text) && wordsOf(text).length <= MOST_ENTRY_WORDS)

type Heading = { section: Section | null; rest: (AdvertLine & { label: Span | null }) | null }

function headingIn(line: AdvertLine, next: AdvertLine | undefined): Heading | null {
  if (line.isLabel) {
    if (next && isAmountLabel(line.text, next.text)) return { section: 'required', rest: null }
    return { section: isFactLabel(line.text) ? 'skip' : sectionNamed(line.text), rest: null }
  }
  const label = LABELLED.exec(line.text) ?? dashedLabel(line.text)
  const isPure = isPureHeading(label?.[1] ?? line.text)
  if (label === null && isUnmarkedFact(line.text)) return null
  const isFact = label !== null && isFactLabel(label[1] ?? '')
  if (line.isListed && !isPure && !isFact && !(/:$/.test(line.text) && next?.isListed === false)) return null
  if (label) return labelledHeading(line, label, next)
  const words = wordsOf(line.text)
  if (words.length > MOST_WORDS || /[.!;,]$/.test(line.text) || !/\p{L}/u.test(line.text) || !next) return null
  const isFollowed = next.isListed && !line.isListed
  const named = sectionNamed(line.text)
  // "Minimum qualifications" is a fact before a value, and a heading before a list; "The role" is always a heading.
  const section = isFactLabel(line.text) && !isFollowed && named !== 'duties' ? 'skip' : named
  if (section === null) return isFollowed && line.isAfterBlank ? { section, rest: null } : null
  const isShouted = line.text === line.text.toUpperCase() && (line.isAfterBlank || isFollowed)
  return isPure || isFollowed || isShouted || (line.isAfterBlank && words.length <= 5) ? { section, rest: null } : null
}

function labelledHeading(line: AdvertLine, label: RegExpExecArray, next: AdvertLine | undefined): Heading | null {
  const name = label[1] ?? ''
  const rest = line.text.slice(label[0].length)
  const section = sectionNamed(rest === '' ? clauseOf(name) : name)
  if (wordsOf(name).length > MOST_WORDS + (rest === '' ? 6 : 0)) return null
  if (rest === '') return section !== null || next?.isListed ? { section, rest: null } : null
  if (isAmountLabel(name, rest)) {
    const value = label[0].includes(':') ? line : { ...line, text: rest, start: line.start + label[0].length }
    return { section: 'required', rest: { ...value, label: null } }
  }
  if (section === null && !isFactLabel(name)) return null
  const start = line.start + label[0].length
  const span = { start: line.start, end: line.start + name.length }
  return { section: isFactLabel(name) ? 'skip' : section, rest: { ...line, text: rest, start, label: span } }
}

/** "Experience Length: 4 years", as on job boards: the value is a requirement only together with its label. */
const isAmountLabel = (name: string, value: string): boolean =>
  /\b(?:qualifications?|experience|exp|education)\b/i.test(name) &&
  ((wordsOf(value).length <= 5 && yearsIn(value) !== null) ||
    (wordsOf(value).length <= 3 && (degreeIn(value, 'lowest') !== null || /^degree\b/i.test(value))))

/** The last clause decides: "Reporting to the Director, you will". */
const clauseOf = (heading: string): string => heading.slice(heading.lastIndexOf(', ') + 1)

/** The section that the last sentence of a paragraph introduces before a list: "In this role you will". */
function leadIn({ text }: AdvertLine, next: AdvertLine | undefined): Section | null {
  if (!next?.isListed || /[.!?]$/.test(text)) return null
  const last = text.split(/(?<=[.!?])\s+/).at(-1) ?? text
  return sectionNamed(clauseOf(last.slice(-LONGEST_HEADING)))
}
