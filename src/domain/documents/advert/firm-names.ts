/** Patterns of the names of companies, public bodies and schools. */

import words from '@/content/language/advert-words.json'
import headerWords from '@/content/language/cv-header-words.json'
import { patternSource } from '@/domain/text/pattern'
import { isFactLabel } from './section-headings'

/** Latin, whose class compiles in a quarter of the time of all letters. */
const LETTER = String.raw`\p{Script=Latin}`
const WORD = patternSource`
    (?:(?:(?:St|Mt|Gebr)\. |(?:\p{Lu}\. ){1,3})\p{Lu}[${LETTER}’']{1,40}
    |\p{Lu}[${LETTER}\d&'’-]{0,40}(?:\.[${LETTER}\d]{1,20}){0,3}|\d[${LETTER}\d]{0,20})
  `
const NAME = String.raw`${WORD}(?: (?:(?:of|and|for|the|in|de|&) )?${WORD}){0,4}(?:(?<=& Co)\.)?`
const FORMS = patternSource`
  Ltd|Limited|LTD|LIMITED|Plc|PLC|LLP|LLC|Inc|Corp|GmbH|AG|KG|SE|NV|BV|Lda|SA|SAS|SARL|Srl|SpA|AB|AS|Oy|ApS|Pty|Pvt
  |OÜ|Ltda|Kft|EIRL|ASA|A/S|SPRL|RL|PBC|CIC|CLG|DAC|JSC|FZE|FZCO|LP|S\.A\.S|S\.A|S\.L|S\.r\.l
  |S\.p\.A|e\.V|d\.o\.o|Sp\. z o\.o
`
/** ", Lda", " (K) PLC", " & Co. KG", " Pvt. Ltd." */
const FORM = new RegExp(
  String.raw`^(?:,? (?:\((?:\p{Lu}|Nig|Nigeria|Pvt|Pty)\.?\)|& Co\.?|${FORMS})(?![\p{L}\d])\.?){1,3}`,
  'u',
)
const HAS_FORM = new RegExp(String.raw`[\s,](?:${FORMS})\.?$`, 'u')
const WHOLE = new RegExp(`^(?:The )?${NAME}`, 'u')
const ORGANISATIONS = new Set(`${words.organisations} ${headerWords.organisation}`.split(' '))
const ORGANISATION = new RegExp(`\\b(?:${[...ORGANISATIONS].join('|')})\\b|\\p{L} & \\p{L}`, 'iu')
const PLACES = new Set(words.places.split(' '))
/** Words that begin lines and sentences. */
const OPENERS = new Set(
  (
    `${words.greetings} interested qualified suitable successful all we you they the a an this our your ` +
    'it he she i if what who how why when where as in on at all no yes please candidates applicants ' +
    'applicant candidate team company'
  ).split(' '),
)
const GENERIC = new Set([...OPENERS, ...`${words.workplaces} ${words.places} ${words.roles}`.split(' ')])

/** Words of any advert that are no name by themselves. */
const KNOWN = new Set(
  [words.headingWords, words.heads, words.qualities, words.verbs, words.predicates, words.organisations]
    .join(' ')
    .split(' '),
)
const isKnownWord = (word: string): boolean => KNOWN.has(word.toLowerCase()) || GENERIC.has(word.toLowerCase())

const isFirm = (name: string): boolean => ORGANISATION.test(name) || HAS_FORM.test(name)

/** The name including a legal form after it. */
const extended = (name: string, behind: string): string => name + (FORM.exec(behind)?.[0] ?? '')

/** Whether a text consists only of a name. */
function isWhole(text: string): boolean {
  const name = WHOLE.exec(text)?.[0]
  return name !== undefined && extended(name, text.slice(name.length)) === text
}

const firstWord = (name: string): string => name.toLowerCase().split(' ')[0] ?? ''

/** Without markup and surrounding words. */
const cleaned = (raw: string): string =>
  raw
    .replace(/[*_#]+/g, '')
    .replace(/\((?!(?:\p{Lu}|Nig|Nigeria|Pvt|Pty)\.?\))[^([]{0,80}$/u, '')
    .replace(/\[[^([]{0,80}$/, '')
    .replace(/\sin\s.{0,80}$/, (where, _at: number, name: string) => (ORGANISATIONS.has(firstWord(name)) ? where : ''))
    .replace(/^(?:So|And|But|Here|Hi|Hello)\s/u, '')
    .replace(/[’']s$/, '')
    .replace(/[\s,;:!]{1,9}$/, '')
    .replace(/(?<!\b(?:Ltd|Inc|Co|Corp|Pvt|Plc))\.{1,3}$/i, '')
    .trim()

/** Whether all words of a name, or its first, are generic; a place may begin a name: "Lagos Business School". */
function isGeneric(name: string): boolean {
  const parts = name.toLowerCase().split(/\s+/)
  if (parts[0] === 'the') parts.shift()
  const [first = ''] = parts
  if (parts.every((part) => GENERIC.has(part) || isFactLabel(part))) return true
  return OPENERS.has(first) || (GENERIC.has(first) && !PLACES.has(first) && !isFirm(name))
}

/** A part of an employer: "Human Resources Department", "Office of the Registrar". */
const UNIT = /\b(?:department|unit|division|directorate|section|secretariat)$|^(?:office|school|faculty) of\b/i

export const firmNames = {
  NAME,
  ORGANISATION,
  ORGANISATIONS,
  UNIT,
  isFirm,
  GENERIC,
  HAS_FORM,
  extended,
  isWhole,
  cleaned,
  isGeneric,
  isKnownWord,
}
