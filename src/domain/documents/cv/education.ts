/** Reads what a CV tells of studies: degree, field, level and institution. */
import words from '@/content/language/education.json'
import { degreeIn } from '@/domain/documents/education-levels'
import type { Extract } from '@/domain/documents/types'
import { partsOfRow } from './header-parts'
import type { CvEducation, CvPiece } from './read-cv'
import type { Row } from './rows'

type Found = { degree: Extract; level: number; rest: Extract | null }
type Label = keyof typeof words.labels

const setOf = (line: string): ReadonlySet<string> => new Set(line.split(' '))
const institutions = setOf(words.institution)
const grades = setOf(words.grade)
const levels: readonly (readonly [string, number])[] = Object.entries(words.degrees)
  .flatMap(([level, names]) => names.map((name) => [name, Number(level)] as const))
  .sort(([a], [b]) => b.length - a.length)
const labels = new Map(
  Object.entries(words.labels).flatMap(([label, names]) => names.map((name) => [name, label as Label] as const)),
)

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const namesInstitution = (text: string): boolean => wordsOf(text).some((word) => institutions.has(word))
const isGrade = (text: string): boolean =>
  wordsOf(text).some((word) => grades.has(word)) || !/\p{L}{3}/u.test(text.replace(/\([^()]*\)/g, ''))

/** "BDes", "M.Agric": letters that stand for a degree where studies are told of. */
const ABBREVIATION = /^(?:([BM])\.?\s?\p{Lu}\p{Ll}{0,5}\.?|(D)\.?\s?Phil\.?)(?=[\s,(]|$)/u
const HONOURS = /^\s{0,2}(?:\((?:[Hh]ons?|[Hh]onou?rs)\.?\)|[Hh]ons\.?|[Hh]onou?rs)(?![\p{L}])/u
const OF_KIND =
  /^(?:['’]?s)?(?: degree)?(?: of (?:science|arts?|commerce|engineering|technology|education|laws?|philosophy|business administration|applied science|fine arts|medicine))?(?![\p{L}])/iu
const WORDS_BEFORE = 4

/** The degree at the start of a part, its level, and what is said behind it. */
function degreeOf({ text, start }: Extract): Found | null {
  const found = startOfDegree(text)
  if (!found) return null
  let { end } = found
  end += OF_KIND.exec(text.slice(end))?.[0].length ?? 0
  end += HONOURS.exec(text.slice(end))?.[0].length ?? 0
  const lead = /^[\s:–—-]{0,4}(?:(?:in|of|en|de|em)\s)?\s{0,2}/i.exec(text.slice(end))?.[0].length ?? 0
  const rest = text.slice(end + lead).replace(/\s{0,3}\([^()]*\)$/, '')
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
  if (level && isNear)
    return { end: Math.max(level.end, known?.[0].length ?? 0, letters?.length ?? 0), level: level.level }
  if (known) return { end: known[0].length, level: known[1] }
  return letters === undefined ? null : { end: letters.length, level: letter === 'B' ? 3 : letter === 'M' ? 4 : 5 }
}

/** What a row tells; several rows may tell of one degree. */
function readRow(row: Row) {
  const parts: Extract[] = partsOfRow(row, 0)
  const text = row.pieces.map((piece) => piece.text).join('  ')
  const label = labels.get((/^([^:]{1,30}):/.exec(text)?.[1] ?? '').trim().toLowerCase()) ?? null
  const own = label === null ? parts : parts.slice(1)
  const [first] = own
  const institution = label === 'institution' ? first : own.find((part) => namesInstitution(part.text))
  const at = label === null || label === 'degree' ? own.findIndex((part) => degreeOf(part) !== null) : -1
  const found = at >= 0 && own[at] !== institution ? degreeOf(own[at] as Extract) : null
  const next = own.slice(at + 1).find((part) => part !== institution && !isGrade(part.text))
  const field = label === 'field' ? first : found ? (found.rest ?? next) : undefined
  return { row, found, field: field ?? null, institution: institution ?? null, isLabelled: label !== null }
}

const SECONDARY = 1

/** Degrees in the order of the text. @param rows those that tell of studies; @returns also the pieces that were used */
export function educationIn(rows: readonly Row[]): { education: CvEducation[]; used: ReadonlySet<CvPiece> } {
  const read = rows.map(readRow)
  const used = new Set<CvPiece>()
  const use = ({ row }: { row: Row }) => {
    for (const piece of row.pieces) used.add(piece)
  }
  // In a CV the institution stands above all degrees or below all.
  const isAbove =
    read.findIndex(({ institution, found }) => institution && !found) < read.findIndex(({ found }) => found)
  const education: CvEducation[] = []
  for (const [i, { row, found, field, institution }] of read.entries()) {
    if (!found) continue
    const sides = isAbove ? [i - 1, i + 1] : [i + 1, i - 1]
    const near = [...sides, ...[i + 2, i - 2].filter((j) => read[j]?.isLabelled)]
      .map((j) => read[j])
      .filter(
        (each) => each !== undefined && each.found === null && (!used.has(each.row.pieces[0] as CvPiece) || isAbove),
      )
    const place = institution ?? near.find((each) => each?.institution)?.institution ?? null
    // "BCS International Diploma" names no school: a certificate.
    if (place === null && /dipl|certif/i.test(found.degree.text) && found.level === 2) continue
    use({ row })
    const told = near.find((each) => each?.institution === place || (each?.isLabelled && each.field))
    if (told) use(told)
    const subject = field ?? near.find((each) => each?.isLabelled && each.field)?.field ?? null
    const start = found.degree.start
    const end = Math.max(found.degree.end, subject?.end ?? 0, place && place.start > start ? place.end : 0)
    education.push({
      degree: found.degree,
      field: found.level === SECONDARY ? null : subject,
      level: found.level,
      institution: place,
      start: Math.min(start, place?.start ?? start),
      end,
    })
  }
  for (const each of read) if (each.institution && !each.found) use(each)
  return { education, used }
}
