/** Years that an advert asks for, and those that it does not: ages, and amounts without a minimum. */
import words from '@/content/language/advert-words.json'
import { numberAtStart, yearsIn } from '@/domain/documents/education-levels'

/** A requirement in its sentence, by its offsets. */
type Part = { start: number; end: number }

const YEARS = /(?<!\p{L})(?:years?|yrs?|months?|decades?)\b/iu
export const namesYears = (text: string): boolean => YEARS.test(text)

/** Behind the number of a part of the years that stand before it: "8 years, of which 3 as project manager". */
const PART = /^\s?(?:of (?:which|these|those|them)|as|at|in|inside|on|spent|with|within|must|should|shall)\b/i

/** Whether a text begins with a number that is a part of other years; not "one of Python or Go". */
export function isPartOfYears(text: string): boolean {
  const number = numberAtStart(text)
  return number !== null && PART.test(text.slice(number.end))
}

/** The lower bound; null where the text names none. */
export const yearsAsked = (text: string): number | null =>
  yearsIn(text)?.years ?? (isPartOfYears(text) && !namesYears(text) ? (numberAtStart(text)?.number ?? null) : null)

const UPPER = `(?<!(?:\\d\\+?|years?|yrs?)\\s)\\b(?:${words.upperBounds})\\s(?:of\\s)?(?:\\p{L}+\\s)?`
const FROM_ZERO = '(?<![\\d.,])(?:0|zero)\\s?(?:-|–|to)\\s?'
/** "0-2 years", "up to two years", "not more than 5 years". */
const NO_MINIMUM = new RegExp(
  `(?:${FROM_ZERO}|${UPPER})[\\p{L}\\d]{1,9}(?:\\s?\\(\\d{1,2}\\))?\\+?\\s?(?:years?|yrs?)\\b`,
  'iu',
)

/** Around a number of years that is an age: "aged 22 to 30 years", "23 yrs or older", "26 years of age". */
const AGE_BEFORE = /\bage(?:d|s|s? limit)?\b(?! care)[^.\n]{0,24}$/iu
const AGE_BEHIND = /\b(?:years?|yrs?)\s(?:old|of age|or older|or younger|and older)\b/iu
/** "between 22 and 30 years": nobody asks for such a range of experience. */
const AGE_RANGE = /\b(?:1[89]|[2-5]\d)\s?(?:-|–|to|and)\s?[2-6]\d\s?(?:years?|yrs?)\b(?!\s(?:of\s)?(?:work|exp))/iu
/** "not older than 35 years", "below 40 years". */
const AGE_LIMIT = new RegExp(`${UPPER}(?:1[89]|[2-6]\\d)\\s?(?:years?|yrs?)\\b(?!\\s(?:of\\s)?(?:work|exp))`, 'iu')
/** A text of nothing but an age and its bounds: "not be more than 45 years old". */
const AGE_ALONE = new RegExp(`^(?:(?:${words.ageWords}|[1-6]\\d)(?![\\p{L}\\d])[\\s:–-]{0,3})+$`, 'iu')
/** In characters. */
const BESIDE = { before: 32, behind: 14 }

/** Whether a requirement is only an age, which no CV shows and nobody can practise for. */
export function isAge(sentence: string, { start, end }: Part, isOfYears: boolean): boolean {
  const own = sentence.slice(start, end)
  if (/experience/iu.test(own) || !(isOfYears || AGE_ALONE.test(own))) return false
  const from = Math.max(0, start - BESIDE.before)
  const around = sentence.slice(from, end + BESIDE.behind)
  return (
    AGE_BEFORE.test(sentence.slice(from, start)) ||
    [AGE_BEHIND, AGE_RANGE, AGE_LIMIT].some((pattern) => pattern.test(around))
  )
}

/** Whether a requirement of years has no lower bound, so that nobody can fall short of it. */
export function hasNoMinimum(sentence: string, { start, end }: Part): boolean {
  return NO_MINIMUM.test(sentence.slice(Math.max(0, start - BESIDE.before), end))
}
