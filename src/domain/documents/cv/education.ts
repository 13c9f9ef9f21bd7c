/** Extracts the education in a CV: degree, field, level and institution. */

import words from '@/content/language/education.json'
import { degreeIn } from '@/domain/documents/education-levels'
import type { Extract } from '@/domain/documents/types'
import { pattern } from '@/domain/text/pattern'
import { setOf } from '@/domain/text/word-sets'
import type { CvEducation, CvSegment } from './cv'
import { partsOfRow } from './header-parts'
import type { Row } from './row'

type Found = { degree: Extract; level: number; rest: Extract | null }
type Label = keyof typeof words.labels

const institutions = setOf(words.institution)
const grades = setOf(words.grade)
const levels: readonly (readonly [string, number])[] = Object.entries(words.degrees)
  .flatMap(([level, names]) => names.map((name) => [name, Number(level)] as const))
  .sort(([a], [b]) => b.length - a.length)
const labels = new Map(
  Object.entries(words.labels).flatMap(([label, names]) =>
    names.split(' ').map((name) => [name, label as Label] as const),
  ),
)
const labelFillers = setOf(words.labelFillers)
/** The label of an education field by its one significant word: "Title of qualification awarded", "Course of study". */
function labelIn(text: string): Label | null {
  const [word = '', ...others] = text
    .trim()
    .toLowerCase()
    .split(' ')
    .filter((each) => !labelFillers.has(each))
  return others.length > 0 ? null : (labels.get(word) ?? null)
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const namesInstitution = (text: string): boolean => wordsOf(text).some((word) => institutions.has(word))
const isGrade = (text: string): boolean =>
  wordsOf(text).some((word) => grades.has(word)) || !/\p{L}{3}/u.test(text.replace(/\([^()]*\)/g, ''))

/** Abbreviated degrees, recognised only within education: "BDes", "M.Agric". */
const ABBREVIATION = /^(?:([BM])\.?\s?\p{Lu}\p{Ll}{0,5}\.?|(D)\.?\s?Phil\.?)(?=[\s,(]|$)/u
const HONOURS = /^\s{0,2}(?:\((?:[Hh]ons?|[Hh]onou?rs)\.?\)|[Hh]ons\.?|[Hh]onou?rs)(?![\p{L}])/u
/** "Bachelor of Technology (B.Tech)", "National Diploma (ND) in Statistics". */
const SHORT_FORM = /^\s\((?=\p{L}{0,8}[\p{Lu}.]{1,8}\))[\p{L}.]{1,9}\)(?=\s|$)/u
const OF_KIND = pattern('iu')`
  ^(?:['’]?s)?(?: degree)?(?: of (?:science|arts?|commerce|engineering|technology|education|laws?|philosophy
  |business administration|applied science|fine arts|medicine))?(?![\p{L}])
`
const WORDS_BEFORE = 4

/** The degree at the start of a part, its level, and the rest of the text. */
function degreeOf({ text, start }: Extract): Found | null {
  const found = startOfDegree(text)
  if (!found) return null
  let { end } = found
  if (text[end] === '.' && text.slice(0, end).includes('.')) end++
  end += OF_KIND.exec(text.slice(end))?.[0].length ?? 0
  end += SHORT_FORM.exec(text.slice(end))?.[0].length ?? 0
  end += HONOURS.exec(text.slice(end))?.[0].length ?? 0
  const lead = /^[\s:–—-]{0,4}(?:(?:in|of|en|de|em)\s)?\s{0,2}/i.exec(text.slice(end))?.[0].length ?? 0
  const behind = text.slice(end + lead)
  // "Bachelor of Engineering (Civil Engineering)"
  const inBrackets = /^\(([^()]{3,60})\)$/.exec(behind)?.[1] ?? ''
  if (inBrackets !== '' && !isGrade(inBrackets)) {
    const from = start + end + lead + 1
    return {
      degree: { text: text.slice(0, end), start, end: start + end },
      level: found.level,
      rest: { text: inBrackets, start: from, end: from + inBrackets.length },
    }
  }
  const rest = behind.replace(/\s{0,3}\([^()]*\)$/, '')
  return {
    degree: { text: text.slice(0, end), start, end: start + end },
    level: found.level,
    rest: /\p{L}{2}/u.test(rest)
      ? { text: rest, start: start + end + lead, end: start + end + lead + rest.length }
      : null,
  }
}

function startOfDegree(text: string): { end: number; level: number } | null {
  const plain = text.toLowerCase()
  const known = levels.find(([name]) => plain.startsWith(name) && !/^[\p{L}]/u.test(plain.slice(name.length)))
  const [letters, letter] = ABBREVIATION.exec(text) ?? []
  const level = degreeIn(text, 'highest')
  const isNear = level !== null && text.slice(0, level.start).split(' ').length <= WORDS_BEFORE
  // "Eastside High School" is an institution, not a level.
  const isPlace = level?.level === SECONDARY && /school$/i.test(text)
  // The first word of "Associate degree in Law" is already known.
  if (level && isNear && !isPlace && !(known && level.start > 0)) {
    return { end: Math.max(level.end, known?.[0].length ?? 0, letters?.length ?? 0), level: level.level }
  }
  if (known) return { end: known[0].length, level: known[1] }
  // "Victoria, BC" is a place, not a degree.
  return letters === undefined || /^[BM](?![AES])\p{Lu}$/u.test(text)
    ? null
    : { end: letters.length, level: letter === 'B' ? 3 : letter === 'M' ? 4 : 5 }
}

const SECONDARY = 1
/** "Bachelor's in Marketing from Leeds Marsh University" */
const WHERE = /\s(?:from|at)\s(?:the\s)?/
const TOLD = /\b(?:hold|holds|studied|graduated|earned|completed|have|obtained|finished|received|read)\b/
/** Whether a sentence states a degree: "I hold a BSc in Law from Leeds Marsh University". */
export const tellsOfDegree = (text: string): boolean =>
  /\bI\b/.test(text) && TOLD.test(text) && degreeIn(text, 'highest') !== null && namesInstitution(text)
/** "BSc Law. Leeds Marsh University" */
const SENTENCE = /\.(?<=(?:^|[\s(])\p{L}{3,30}\.)\s(?=\p{Lu})/u
const TOLD_MARK = /\s(?:from|at|and|with|before|after|where|which|then|while)\s(?:the\s)?|\s(?=in\s\d)|[,.;()]/

function cut(part: Extract, mark: RegExp): Extract[] {
  const found: Extract[] = []
  let at = 0
  for (const raw of part.text.split(mark)) {
    const text = raw.trim()
    const start = part.text.indexOf(text, at)
    at = start + text.length
    if (/\p{L}.?\p{L}/u.test(text)) found.push({ text, start: part.start + start, end: part.start + at })
  }
  return found
}

/** The parts of a row; a sentence ("I hold a BSc in Law from …") is split at its function words. */
function partsOf(row: Row): Extract[] {
  const [first] = row.segments
  if (row.segments.length === 1 && first && first.tokens.length > 5 && TOLD.test(first.text)) {
    const whole = { text: first.text, start: first.start, end: first.start + first.text.length }
    return cut(whole, TOLD_MARK).map((part) => {
      const at = degreeIn(part.text, 'highest')?.start ?? 0
      if (/\bstudied\b/.test(part.text.slice(0, at))) return part
      return { text: part.text.slice(at), start: part.start + at, end: part.end }
    })
  }
  const parts = partsOfRow(row, 0)
    .flatMap(bracketApart)
    .flatMap((part) => cut(part, SENTENCE))
  return withoutShortForms(parts.flatMap((part) => (degreeOf(part) ? cut(part, WHERE) : [part])))
}

/** "Leeds Marsh University (BSc Law, Upper Second)": the degree is in the brackets. */
function bracketApart(part: Extract): Extract[] {
  const found = /^([^()]{3,120})\(([^()]{2,120})\)$/.exec(part.text)
  const [, name = '', inside = ''] = found ?? []
  const from = part.start + name.length + 1
  const bracket = { text: inside, start: from, end: from + inside.length }
  const plain = name.trimEnd()
  if (!found || startOfDegree(plain) || !degreeOf(bracket)) return [part]
  return [{ text: plain, start: part.start, end: part.start + plain.length }, ...cut(bracket, /,\s/)]
}

/** "Bachelor of Engineering - BE, Civil Engineering" names the same degree twice. */
const withoutShortForms = (parts: readonly Extract[]): Extract[] =>
  parts.filter((part, i) => {
    const [short, long] = [degreeOf(part), i > 0 ? degreeOf(parts[i - 1] as Extract) : null]
    return !(short && long && short.level === long.level && short.rest === null && part.text.length <= SHORT)
  })
const SHORT = 6

/** The details of each degree in a row; one degree may span several rows. */
function readRow(row: Row) {
  const text = row.segments.map((segment) => segment.text).join('  ')
  const label = labelIn(/^([^:]{1,40}):/.exec(text)?.[1] ?? '')
  const all = partsOf(row)
  const own = label !== null && labelIn(all[0]?.text ?? '') !== null ? all.slice(1) : all
  const starts = own.flatMap((part, i) => (degreeOf(part) ? [i] : []))
  if (starts.length < 2) return [readParts(row, own, label)]
  return starts.map((at, i) => readParts(row, own.slice(i === 0 ? 0 : at, starts[i + 1]), label))
}

/** "I studied accounting" */
function studiedIn({ text, start, end }: Extract): Extract | null {
  const lead = /^.{0,40}\b(?:studied|read)\s/.exec(text)?.[0].length
  return lead === undefined ? null : { text: text.slice(lead), start: start + lead, end }
}

function readParts(row: Row, parts: readonly Extract[], label: Label | null) {
  const [first] = parts
  const at = label === null || label === 'degree' ? parts.findIndex((part) => degreeOf(part) !== null) : -1
  const found = at >= 0 ? degreeOf(parts[at] as Extract) : null
  const institution = label === 'institution' ? first : parts.find((part, i) => i !== at && namesInstitution(part.text))
  const others = parts
    .slice(at + 1)
    .filter((part) => part !== institution && !isGrade(part.text) && !namesInstitution(part.text))
  const studied =
    found &&
    parts
      .slice(0, at)
      .map(studiedIn)
      .find((part) => part !== null)
  const field = label === 'field' ? first : found ? (found.rest ?? studied ?? others.shift()) : undefined
  return {
    row,
    found,
    field: field ?? null,
    institution: institution ?? null,
    /** The rest of the row where no word identifies an institution. */
    unnamed: found ? (others.find((part) => part !== field && /^\p{Lu}/u.test(part.text)) ?? null) : null,
    isLabelled: label !== null,
  }
}

/** Without a remark in brackets: "Clydeford College (part time)". */
function plainOf({ text, start }: Extract): Extract {
  const plain = text.replace(/\s{1,3}\(\p{Ll}[^()]{0,60}\)$/u, '')
  return { text: plain, start, end: start + plain.length }
}
const isPlace = ({ text }: Extract): boolean => !/certif|member|associat|fellow/i.test(text)

/** Degrees in the order of the text. @param rows education rows; @returns also the segments that were used */
export function educationIn(rows: readonly Row[]): { education: CvEducation[]; used: ReadonlySet<CvSegment> } {
  const read = rows.flatMap(readRow)
  const used = new Set<CvSegment>()
  const use = ({ row }: { row: Row }) => {
    for (const segment of row.segments) used.add(segment)
  }
  // Within one CV, institutions are all above or all below their degrees.
  const isAbove =
    read.findIndex(({ institution, found }) => institution && !found) < read.findIndex(({ found }) => found)
  const education: CvEducation[] = []
  for (const [i, { row, found, field, institution, unnamed }] of read.entries()) {
    if (!found) continue
    const sides = isAbove ? [i - 1, i + 1] : [i + 1, i - 1]
    const near = [...sides, ...[i + 2, i - 2].filter((j) => read[j]?.isLabelled)]
      .map((j) => read[j])
      .filter(
        (each) =>
          each !== undefined && each.found === null && (!used.has(each.row.segments[0] as CvSegment) || isAbove),
      )
    const place = institution ?? near.find((each) => each?.institution)?.institution ?? unnamed
    // "BCS International Diploma" without an institution is a certificate.
    if (place === null && /dipl|certif/i.test(found.degree.text) && found.level === 2) continue
    use({ row })
    const told = near.find((each) => each?.institution === place || (each?.isLabelled && each.field))
    if (told) use(told)
    const subject = near.find((each) => each?.isLabelled && each.field)?.field ?? field
    const start = found.degree.start
    const end = Math.max(found.degree.end, subject?.end ?? 0, place && place.start > start ? place.end : 0)
    education.push({
      degree: found.degree,
      field: found.level === SECONDARY || !subject ? null : plainOf(subject),
      level: found.level,
      institution: place && plainOf(place),
      start: Math.min(start, place?.start ?? start),
      end,
    })
  }
  for (const each of read) {
    if (each.institution && !each.found && each.row.segments[0]?.topic !== 'certificates' && isPlace(each.institution))
      use(each)
  }
  return { education, used }
}
