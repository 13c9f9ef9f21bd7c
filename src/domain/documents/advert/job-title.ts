/** Finds the title that a job description advertises, and the trades it names. */
import type { Lexicon } from '@/domain/documents/lexicon'
import type { Occupation } from '@/domain/documents/taxonomy'
import type { JobPiece } from './read-advert'

/** Trades by their titles; of a title on no list ("Finance Specialist"), those that own one of its words. */
export function occupationsOf(title: string, { titlesIn, tradesIn }: Lexicon): Occupation[] {
  const named = titlesIn(title).map(({ value }) => value)
  if (named.length > 0) return named
  return tradesIn(title)
    .flatMap(({ value }) => value)
    .filter(([, share]) => share >= OWN_WORD)
    .map(([occupation]) => occupation)
}
/** Share of a word from which on it names a trade; a word that many trades claim names none. */
const OWN_WORD = 0.5

const LABEL =
  /^[^\w\n]{0,20}(?:job\s+)?(?:title|position|role|vacancy|designation)\s*(?:(?:title|name)\s*)?[:–—-]\s*(.{2,80})$/im
const CALL =
  /\b(?:looking for|hiring|seeking|searching for|recruit(?:ing)?|in need of|role of|position of|join (?:us|our team) as|to (?:fill|engage)|as|need|be our)\s+(?:an?|the|our|your)?\b/i

/** The title as the text has it; empty when it names none. A name or a slogan may stand above it. */
export function jobTitle(text: string, pieces: readonly JobPiece[]): string {
  const labelled = LABEL.exec(text)?.[1]
  if (labelled) return trimTitle(labelled)
  const heading = pieces.slice(0, TITLE_WITHIN).find(isTitled)
  if (heading) return trimTitle(heading.text)
  const called = pieces.map(calledIn).find((title) => title !== null)
  if (called) return called
  const [first] = pieces
  if (first && first.tokens.length <= 6 && !/[.!?]$/.test(first.text)) return trimTitle(first.text)
  return pieces.map(({ text, titles: [hit] }) => (hit ? text.slice(hit.start, hit.end) : '')).find(Boolean) ?? ''
}

/** Pieces at the top among which the title is looked for. */
const TITLE_WITHIN = 5
const isTitled = ({ text, tokens, titles, isListed }: JobPiece): boolean =>
  titles.length > 0 && tokens.length <= 12 && !isListed && !/[.!?]$/.test(text)

/** Characters between the call and the title: "seeking an experienced and motivated Accountant". */
const CALL_REACH = 40

/** The title that a sentence calls for: "we are looking for an Accountant". */
function calledIn({ text, titles }: JobPiece): string | null {
  const hit = titles.find(({ start }) => CALL.test(text.slice(Math.max(0, start - CALL_REACH), start)))
  return hit ? text.slice(hit.start, hit.end) : null
}

/** Without the place, the employer and the kind of contract. */
const trimTitle = (text: string): string => text.split(/\s{1,9}(?:[-–—|@]|at)\s+|\s{0,9}[(|,•]/u)[0]?.trim() ?? text
