/** What an advertisement says of the employer and not of the person that is wanted. */
import type { JobPiece } from './read-advert'

const HERE = /\bAt ([A-Z][\w&'’.-]*),? (?=we\b|our\b|you\b)/g
const FIRM =
  /\b((?:[A-Z][\w&'’-]{0,40} ){0,3}[A-Z][\w&'’-]{0,40}),? (?:Ltd|Limited|Plc|PLC|GmbH|Inc|LLC|AG|S\.A\.|Pty)\b/g

/** Names by which an advertisement calls the employer; one word before "Ltd" counts only with it, since it may be a skill. */
export function employersIn(text: string): readonly string[] {
  const named = [...text.matchAll(HERE)].map(([, name]) => name ?? '')
  const firms = [...text.matchAll(FIRM)].map(([whole, name = '']) => (name.includes(' ') ? name : whole))
  return [...new Set([...named, ...firms])].filter((name) => name.length > 1)
}

/** Whether a part of a text belongs to one of the names: "Swift Haul Ltd" asks for no SWIFT. */
export const isInName = (
  names: readonly string[],
  text: string,
  { start, end }: { start: number; end: number },
): boolean =>
  names.some((name) => {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
      if (start < at + name.length && end > at) return true
    }
    return false
  })

const PERSON =
  /\b(?:you|your|candidates?|applicants?|looking for|seek\w*|need\w*|hir(?:e|ing)|requir\w*|must|minimum|at least)\b/i
const HOUSE =
  /\b(?:is (?:one of|an?|the)|are (?:one of|an?|the)|has (?:been|over|more than)|have been|our (?:company|firm|clients?|team|history)|founded|established|in business|we['’]ve|for (?:over|more than))\b/i

/** "We are a bank with over 25 years of experience": how old the employer is, and not what is asked for. */
export const isOfEmployer = ({ text, section, isListed }: JobPiece): boolean =>
  (section === null || section === 'duties') && !isListed && HOUSE.test(text) && !PERSON.test(text)
