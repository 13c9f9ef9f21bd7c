/** Features of the employer candidates in an advert, and of "no employer named". */

import words from '@/content/language/advert-words.json'
import type { Lexicon } from '@/domain/documents/lexicon'
import { placeShare } from '@/domain/documents/place-names'
import { pattern } from '@/domain/text/pattern'
import { stemOf } from '@/domain/text/stem'
import { shareOf } from '@/domain/text/word-sets'
import { isFunctionWord, weightOf } from '@/domain/text/word-weights'
import type { EmployerCandidate } from './employer-candidates'
import { SIGNS, type Sign } from './employer-wordings'
import { firmNames } from './firm-names'
import type { AdvertLine } from './lines'
import { domainsIn, lettersOf } from './mail-names'
import type { NameRow } from './name-choice'
import { PLACE_FEATURES, type Placed, type PlacedLine, placesOf } from './name-places'
import type { SectionLine } from './sections'

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
const DATES = new Set(
  (
    'january february march april may june july august september october november december monday tuesday wednesday ' +
    'thursday friday saturday sunday jan feb mar apr jun jul aug sep sept oct nov dec'
  ).split(' '),
)

type Texts = { text: string; lines: readonly AdvertLine[]; sections: readonly SectionLine[]; title: string }

/** @returns for each candidate its features from 0 to 1; the last is for no employer */
export function employerFeatures(
  candidates: readonly EmployerCandidate[],
  { text, lines, sections, title }: Texts,
  lexicon: Lexicon,
): NameRow[] {
  const { skillsIn, titlesIn, tradesIn } = lexicon
  const placed = placedLines(lines, sections, title)
  const domains = domainsIn(text).map(lettersOf)
  const smallWords = new Set(text.match(/(?<![\p{L}\d])\p{Ll}{3,}/gu) ?? [])
  const places = candidates.map(({ name }) => placesOf(name, placed, lines.length))
  const most = Math.max(1, ...places.map(({ total }) => total))
  const titled = title.toLowerCase()
  const isClient = CLIENT.test(text)
  const isAgency = AGENCY.test(text)
  const rows = candidates.map(({ name, signs }, at) => {
    const place = places[at] as Placed
    const parts = name.toLowerCase().match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? []
    const own = ` ${name.toLowerCase()} `
    let [isInside, sameInside, around, moreInside, signsInside, signsAround] = [false, false, false, 0, 0, 0]
    for (const [i, other] of candidates.entries()) {
      if (i === at) continue
      const theirs = ` ${other.name.toLowerCase()} `
      const count = places[i]?.total ?? 0
      if (theirs.includes(own)) {
        isInside = true
        if (count >= place.total) sameInside = true
        signsAround = Math.max(signsAround, other.signs.size)
      } else if (own.includes(theirs)) {
        around = true
        if (count > place.total) moreInside = Math.max(moreInside, count - place.total)
        signsInside = Math.max(signsInside, other.signs.size)
      }
    }
    const covered = skillsIn(name).reduce((sum, hit) => sum + hit.end - hit.start, 0)
    const mentions = mentionsOf(text, name)
    const letters = lettersOf(name)
    const first = lettersOf(parts[0] ?? '')
    const shareOfPlaces = placeShare(parts)
    const initials = parts.map((part) => part[0]).join('')
    const isRecruiter = RECRUITER.test(name) && shareOf(parts, ROLES) === 0
    return {
      words: [...place.words, `first ${parts[0]}`, `last ${parts.at(-1)}`],
      row: [
        ...SIGNS.map((sign) => Math.min(2, signs.get(sign) ?? 0) / 2),
        ...place.row,
        Math.min(3, signs.size) / 3,
        signs.size === 0,
        Math.min(3, signsInside) / 3,
        Math.min(3, signsAround) / 3,
        isInside,
        sameInside,
        around,
        Math.min(3, moreInside) / 3,
        place.total === most,
        place.total / most,
        mentions.inside / 3,
        mentions.first / 3,
        domains.some((domain) => domain === letters),
        domains.some((domain) => domain !== letters && domain.length > 3 && letters.startsWith(domain)),
        domains.some((domain) => domain !== letters && letters.length > 3 && domain.startsWith(letters)),
        domains.some((domain) => first.length > 3 && domain.startsWith(first)),
        initials.length > 2 && domains.includes(initials),
        place.total === 0 && domains.some((domain) => domain === letters),
        firmNames.ORGANISATION.test(name),
        firmNames.HAS_FORM.test(name),
        /^The /.test(name),
        parts.length === 1,
        parts.length === 2,
        parts.length >= 4,
        parts.length >= 6,
        name === name.toUpperCase(),
        name === name.toUpperCase() && name.length < 6,
        /^\p{Ll}/u.test(name),
        /\d/.test(name),
        /^\d/.test(name),
        /\d{4}/.test(name),
        /['’]s?\b/.test(name),
        / (?:at|in) /.test(name),
        / (?:and|&|\+|x) /.test(name),
        /,/.test(name),
        /\./.test(name),
        / of /.test(name),
        covered / name.length,
        titlesIn(name).length > 0,
        shareOf(parts, ROLES),
        ROLES.has(parts.at(-1) ?? ''),
        shareOf(parts, HEADINGS),
        HEADINGS.has(parts[0] ?? ''),
        shareOf(parts, PLACES),
        PLACES.has(parts.at(-1) ?? ''),
        shareOfPlaces,
        shareOfPlaces === 1,
        shareOf(parts, DATES),
        isRecruiter,
        parts.every((word) => COMMON.has(word) || tradesIn(word).length > 0 || isFunctionWord(word)),
        parts.every((word) => BODIES.has(word)),
        parts.every(isOrdinary),
        parts.filter(isOrdinary).length / Math.max(1, parts.length),
        parts.filter((word) => smallWords.has(word)).length / Math.max(1, parts.length),
        smallWords.has(parts[0] ?? ''),
        firmNames.UNIT.test(name),
        firmNames.isKnownWord(parts[0] ?? ''),
        tradesIn(name).length > 0,
        titled !== '' && ` ${titled} `.includes(own),
        titled.endsWith(` ${own.trim()}`) || titled.startsWith(`${own.trim()} `),
        titled !== '' && own.includes(` ${titled} `),
        isClient && isRecruiter,
        isAgency && isRecruiter,
        isClient,
        ...NO_NONE,
      ].map(Number),
    }
  })
  const signs = candidates.map((candidate) => candidate.signs)
  const has = (of: readonly Sign[]) => signs.some((each) => of.some((sign) => each.has(sign)))
  const none = [
    1,
    isClient,
    isAgency,
    rows.some(({ row }) => row[RECRUITING] === 1),
    has(['hires', 'seeks', 'joined', 'at', 'about', 'label']),
    has(['is', 'does', 'team', 'firm', 'mail', 'policy']),
    has(['besideTitle', 'titledAt', 'card']),
    text.length < 200,
    domains.length > 0,
    most >= 3,
    most >= 5,
    text.length > 1200,
    /\b(?:confidential|undisclosed|anonymous|discreet|blind)\b/i.test(text),
    /\bclients?['’]?s?\b/i.test(text),
    /\b(?:on behalf of|retained|mandate|exclusively|partnered with)\b/i.test(text),
    UNNAMED.test(text.slice(0, 600)),
  ].map(Number)
  const width = rows[0]?.row.length ?? WIDTH
  return [...rows, { words: [], row: [...new Array<number>(width - none.length).fill(0), ...none] }]
}
/** "a leading bank", "one of Kenya's fintechs". */
const UNNAMED = pattern('iu')`
  (?<![\p{L}])(?:an?|one of [\w ’']{2,20}|some) (?:[\w/’-]{2,20},? ){0,5}(?:company|firm|bank|start-?up|scale-?up|group
  |business|organi[sz]ation|school|hospital|agency|brand|manufacturer|fintech|restaurant|hotel|ngo|household|family)\b
`
const NO_NONE = new Array<number>(16).fill(0)
/** The number of features. */
export const WIDTH = SIGNS.length + PLACE_FEATURES + 65 + NO_NONE.length
/** Index of the feature for words of recruitment agencies. */
const RECRUITING = SIGNS.length + PLACE_FEATURES + 48

const isOrdinary = (word: string): boolean => firmNames.isKnownWord(word) || weightOf(stemOf(word)) < 1

function placedLines(lines: readonly AdvertLine[], sections: readonly SectionLine[], title: string): PlacedLine[] {
  const sectionAt = new Map(sections.map((line) => [line.start, line.section]))
  const titled = title === '' ? -1 : lines.findIndex((line) => line.text.includes(title))
  return lines.map((line, i) => {
    const section = sectionAt.get(line.start) ?? null
    const at = title === '' ? -1 : line.text.indexOf(title)
    return {
      ...line,
      isOfPerson: section !== null && section !== 'skip',
      fromTitle: titled < 0 ? null : i - titled,
      titleEnd: at < 0 ? -1 : at + title.length,
    }
  })
}

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
