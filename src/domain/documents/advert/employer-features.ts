/** Features of the employer candidates in an advert, and of "no employer named". */

import words from '@/content/language/advert-words.json'
import type { Lexicon } from '@/domain/documents/lexicon'
import { pattern } from '@/domain/text/pattern'
import { isFunctionWord } from '@/domain/text/word-weights'
import type { EmployerCandidate } from './employer-candidates'
import { SIGNS } from './employer-wordings'
import { firmNames } from './firm-names'

/** An advert by a recruiter for an unnamed client. */
const CLIENT = pattern('i')`
  \b(?:our|my|the|a) client\b|\bclient ?:|\bclient of (?:ours|mine)\b
  |\bname (?:of the (?:company|bank|client|employer) )?(?:once|when|after)\b|\breputable\b
  |(?<!\b(?:is|are|re|as|at|['’]re|[’']m) |, )\b(?:an?|some) (?:[\w/-]{2,20} ){0,4}(?:company|firm|bank
  |start-?up|school|hospital|agency|brand|manufacturer|fintech) (?:in|based|located|is|seeks|needs|that
  |I['’]ve)\b
`
const AGENCY = /\b(?:employment (?:agency|business)|recruitment (?:agency|consultan\w+)|executive search)\b/i
/** Words in the names of recruitment agencies. */
const RECRUITER = /\b(?:talent|recruit\w*|staffing|resourcing|personnel|headhunt\w*|search|hr services)\b/i
const ROLES = new Set(words.roles.split(' '))
const HEADINGS = new Set(`${words.headingWords} ${words.greetings}`.split(' '))
const PLACES = new Set(`${words.places} ${words.workplaces}`.split(' '))
const BODIES = firmNames.ORGANISATIONS
const COMMON = new Set([...ROLES, ...HEADINGS, ...PLACES, ...BODIES])
const SIGNED = SIGNS.length

const shareOf = (list: readonly string[], set: ReadonlySet<string>): number =>
  list.filter((word) => set.has(word)).length / Math.max(1, list.length)

/** @returns for each candidate a row of values from 0 to 1; the last row is for no employer */
export function employerFeatures(
  candidates: readonly EmployerCandidate[],
  text: string,
  { skillsIn, titlesIn, tradesIn }: Lexicon,
): number[][] {
  const isClient = CLIENT.test(text)
  const isAgency = AGENCY.test(text)
  const rows = candidates.map(({ name, signs }) => {
    const parts = name.toLowerCase().match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? []
    const inside = (other: EmployerCandidate) =>
      other.name !== name && ` ${name} `.toLowerCase().includes(` ${other.name.toLowerCase()} `)
    const around = (other: EmployerCandidate) =>
      other.name !== name && ` ${other.name} `.toLowerCase().includes(` ${name.toLowerCase()} `)
    const covered = skillsIn(name).reduce((sum, hit) => sum + hit.end - hit.start, 0)
    const mentions = mentionsOf(text, name)
    return [
      ...SIGNS.map((sign) => Math.min(2, signs.get(sign) ?? 0) / 2),
      Math.min(3, signs.size) / 3,
      Math.min(3, new Set(candidates.filter(inside).flatMap((other) => [...other.signs.keys()])).size) / 3,
      candidates.some(around),
      mentions.inside / 3,
      mentions.first / 3,
      firmNames.ORGANISATION.test(name),
      firmNames.HAS_FORM.test(name),
      /^The /.test(name),
      parts.length === 1,
      parts.length >= 4,
      name === name.toUpperCase(),
      /^\p{Ll}/u.test(name),
      covered / name.length,
      titlesIn(name).length > 0,
      shareOf(parts, ROLES),
      shareOf(parts, HEADINGS),
      shareOf(parts, PLACES),
      RECRUITER.test(name) && shareOf(parts, ROLES) === 0,
      parts.every((word) => COMMON.has(word) || tradesIn(word).length > 0 || isFunctionWord(word)),
      parts.every((word) => BODIES.has(word)),
      firmNames.UNIT.test(name),
      0,
      0,
      0,
      0,
    ].map(Number)
  })
  const none = new Array<number>(SIGNED + FEATURES_OF_NONE).fill(0)
  none.splice(-4, 4, 1, Number(isClient), Number(isAgency), Number(rows.some((row) => row[RECRUITING] === 1)))
  return [...rows, none]
}
/** Index of the feature for words of recruitment agencies. */
const RECRUITING = SIGNED + 17
const FEATURES_OF_NONE = 25

/** Occurrences of a capitalised name, or of its first word; the first word of a sentence is counted separately. */
function mentionsOf(text: string, name: string): { inside: number; first: number } {
  const [word = name] = name.split(' ')
  const part = word.length >= 5 && !firmNames.GENERIC.has(word.toLowerCase()) ? word : name
  let [inside, first] = [0, 0]
  for (const form of new Set([part, part.toLowerCase() === part ? part : part.toUpperCase()])) {
    for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + form.length)) {
      if (/[\p{Ll},(&] $/u.test(text.slice(Math.max(0, at - 2), at))) inside++
      else first++
    }
  }
  return { inside: Math.min(3, inside), first: Math.min(3, first) }
}
