/** Levels of education and years of experience, as worded in CVs and advertisements. */

import words from '@/content/language/education.json'
import { pattern } from '@/domain/text/pattern'

/** "Master's degree in Economics" is of one level, named before the word. */
const PLAIN_DEGREE = String.raw`(?<!(?:master|doctor|associate)(?:['’]?s)?\s|doctoral\s|postgraduate\s)degree\s`

/** "b.n.sc" is also "BNSc" and "B. N. Sc". */
const spelt = (abbreviation: string): string => abbreviation.replaceAll('.', String.raw`\.?\s?`)
const abbreviated = (level: keyof typeof words.abbreviations): string => words.abbreviations[level].map(spelt).join('|')

const LEVELS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:ph\.?\s?d|doctorate|doctoral|d\.?phil)\b/i, 5],
  [
    pattern('i')`
      \b(?:master(?:['’]?s)?(?= degree| of| in|['’,.]|$)|masters|m\.?\s?sc|m\.?\s?eng|mba|m\.?\s?ed|m\.?b\.?a
      |ll\.?m|postgraduate (?:degree|qualification)|m\.?\s?phil|m\.[as]\.|m[as] in|mfa|msw|mph|mpa
      |juris doctor|j\.d\.|${abbreviated('4')})(?!\w)
    `,
    4,
  ],
  // Only in capitals, and not as a US state: "Boston, MA 02110".
  [/(?<!, )\bMA(?= (?:\([Hh]ons\) )?(?:in )?[A-Z][a-z])/, 4],
  [
    pattern('i')`
      \b(?:bachelor(?:['’]?s)?|b\.?\s?sc|b\.?\s?eng|b\.?\s?tech|b\.?\s?ed|b\.?\s?com
      |b\.?\s?pharm|bba|ll\.?b|b\.a\.|b\.s\.|ba
      |bs|hnd|higher national diploma|first degree|university degree|undergraduate degree|college degree
      |${PLAIN_DEGREE}(?:in|or|from|required|holder)|graduate of|mbbs|bfa|bsn|bsw
      |${abbreviated('3')})(?!\w)
    `,
    3,
  ],
  [/\b(?:ond|nd|national diploma|diploma|associate(?:['’]?s)? degree|associate of|a\.a\.|aas)(?!\w)/i, 2],
  [
    /\b(?:(?:high|secondary) school(?! (?:\w+ ){0,2}?(?:teach\w*|tutor))|ssce|wassce|waec|neco|ged|o['’ -]?levels?)\b/i,
    1,
  ],
]

/**
 * The degree that a text names: the lowest for a requirement ("Bachelor's or Master's"), the highest for a
 * qualification.
 */
export function degreeIn(
  text: string,
  pick: 'lowest' | 'highest',
): { level: number; start: number; end: number } | null {
  const found = LEVELS.flatMap(([pattern, level]) => {
    const match = pattern.exec(text)
    return match ? [{ level, start: match.index, end: match.index + match[0].length }] : []
  })
  return (pick === 'lowest' ? found.at(-1) : found[0]) ?? null
}

const LONGEST_DEGREE = 25
/** "Bachelor of Commerce, Kenyatta University, 2021": a line that begins with a degree is education in any section. */
export function startsWithDegree({ text, tokens }: { text: string; tokens: readonly unknown[] }): boolean {
  if (tokens.length > LONGEST_DEGREE || !/^[\p{Lu}\d]/u.test(text)) return false
  // "2015–2018: BSc Computer Science" is equivalent to "BSc Computer Science, 2015–2018".
  const dates = /^(?:(?:19|20)\d{2}\s*[-–—:,]*\s*){1,2}/.exec(text)?.[0].length ?? 0
  const degree = degreeIn(text.slice(dates), 'highest')
  // "BA Team Lead" and "Bachelor's-level tutor" have neither an institution nor a year.
  return (
    degree !== null &&
    degree.level >= 2 &&
    degree.start === 0 &&
    STUDIED.test(`${text.slice(0, dates)} ${text.slice(dates + degree.end)}`)
  )
}
const STUDIED = /\b(?:university|univ|college|school|polytechnic|poly|institute|academy|(?:19|20)\d{2})\b/i

/** The numbers from 0 to 20 as words, each at its index. */
export const NUMBERS: readonly string[] = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen twenty'
).split(' ')
const NUMBER = `(?:\\d{1,2}|${NUMBERS.slice(1).join('|')})`
/** "2.8 years" are not eight. */
const YEARS = pattern('i')`
  (?<![\d][.,])\b(${NUMBER}(?:(?<=\d)[.,]\d)?)
  \s{0,4}(?:\(\d{1,2}\)\s{0,4})?\+?\s{0,4}(?:(?:-|–|to|or)\s{0,4}${NUMBER}\s{0,4}
  (?:\(\d{1,2}\)\s{0,4})?\+?\s{0,4})?(?:(?:plus|or more)\s{1,4})?(?:years?|yrs?)\b
`

const numberOf = (number: string): number =>
  /^\d/.test(number) ? Number(number.replace(',', '.')) : NUMBERS.indexOf(number)

/** "at least 3", "three (3)". */
const AT_START = new RegExp(
  `^(?:at least |a minimum of |minimum )?(${NUMBER})(?:\\s?\\(\\d{1,2}\\))?\\+?(?![\\p{L}\\d])`,
  'iu',
)

/** The number that a text begins with, and where it ends; null where it begins with none. */
export function numberAtStart(text: string): { number: number; end: number } | null {
  const match = AT_START.exec(text)
  const word = match?.[1]?.toLowerCase()
  return match && word !== undefined ? { number: numberOf(word), end: match[0].length } : null
}

/** Years required by a sentence; the lower bound of a range such as "3-5 years". */
export function yearsIn(text: string): { years: number; start: number; end: number } | null {
  const match = YEARS.exec(text)
  const word = match?.[1]?.toLowerCase()
  if (!match || word === undefined) return null
  const years = numberOf(word)
  return years > 0 && years <= 30 ? { years, start: match.index, end: match.index + match[0].length } : null
}
