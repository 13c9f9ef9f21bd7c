/** The level and the fields of a degree that an advert asks for. */
import { degreeIn } from '@/domain/documents/education-levels'
import { namesSubject, subjectsOfAbbreviations } from '@/domain/documents/study-fields'
import type { AskedDegree } from '@/domain/documents/types'
import { pattern } from '@/domain/text/pattern'

const DEGREE = pattern('i')`
  \b(?:degrees?|(?:first|second|upper second|lower second)[- ]class|2:[12]\b|graduates?|postgraduate
  |qualification in|doctorate|tertiary education)\b
`
const UNIVERSITY_LEVEL = 3

const levelNamed = (text: string): number | null =>
  degreeIn(text, 'lowest')?.level ?? (DEGREE.test(text) ? UNIVERSITY_LEVEL : null)

/** What only degrees have: "a related discipline". */
const STUDIED = /\b(?:qualifi\w{2,8}|educat\w{2,4}|fields?|disciplines?|subjects?|courses?|stud(?:y|ies)|areas?)\b/i

/** Whether a text names a degree, or a subject or field of study. */
export const namesDegree = (text: string): boolean =>
  levelNamed(text) !== null || STUDIED.test(text) || namesSubject(text)

/** The required class of a degree: "minimum of Lower Credit/Second Class Lower" names no field. */
const GRADE = pattern('gi')`
  [,(]?\s{0,3}(?:minimum of |at least |not less than |with )?(?:an? )?(?:(?:first|second|third|upper
  |lower)[- ]{1,2}){1,2}(?:class|credit|division)(?:(?!\s(?:degree|in)\b)[^,;]){0,40}
`
/** "HND/B.Sc Accounting", "B.A. English": the field directly after the degree. */
const BESIDE_NAME = pattern('u')`
  (?:HND|OND|\b[BM]\.?\s?(?:A|Sc|Eng|Tech|Ed|Com)\b\.?)(?:\s\(Hons\.?\))?\s{1,3}(?!Hon)(\p{Lu}\p{Ll}[^.]{1,120})$
`
/** "A business or finance degree" */
const BEFORE_NAME = /^(?:an?\s)?(.{2,80}?)\s(?:degree|qualification)s?\b/i

const NO_FIELD = pattern('iu')`
  \b(?:related|similar|another|other|equivalent|comparable|relevant|any|experience|something|higher|above|better)\b
  |^[^\p{L}]*$
`
/** Names of degrees that say nothing of the field: "Bachelor of Science in Nursing". */
const ANY_FIELD =
  /\bof\s(?:applied\s)?(?:sciences?|arts|philosophy)\b(?=\s(?:\(?hon(?:our)?s\.?\)?\s|degree\s){0,2}in\b)/i

/** The fields in a list; of another degree in it, the field that its name says ("in Computer Science or an MBA"). */
const fieldsIn = (list: string): string[] =>
  list.split(/,|\s(?:or|and)\s|\//i).flatMap((part) => {
    const field = part.replace(/\([^\n]{0,200}$|\)$/, '').trim()
    if (levelNamed(field) !== null) {
      const own = /\s(?:of|in)\s(.{2,80})$/i.exec(field)?.[1]
      return own === undefined ? subjectsOfAbbreviations(field) : [own]
    }
    return NO_FIELD.test(field) ? [] : [field]
  })

/**
 * Level and fields of an asked degree: "a degree in statistics, physics or another numerate subject", "a finance
 * degree", "MBA".
 */
export function degreeOf(text: string): AskedDegree {
  const level = levelNamed(text) ?? UNIVERSITY_LEVEL
  const ungraded = text
    .replace(GRADE, '')
    .replace(ANY_FIELD, '')
    .replace(/\s(?:from|with)\s.{0,200}$/i, '')
  const inField =
    /(?:\b(?:in|of)\s|:\s)\s{0,3}(?!any\b)(.{2,200})$/i.exec(ungraded)?.[1] ?? BESIDE_NAME.exec(ungraded)?.[1]
  if (inField !== undefined) return { level, fields: fieldsIn(inField) }
  const before = fieldsIn(BEFORE_NAME.exec(ungraded)?.[1] ?? '').filter(namesSubject)
  return { level, fields: before.length > 0 ? before : subjectsOfAbbreviations(text) }
}
