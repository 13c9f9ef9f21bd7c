/** Candidates for the employer's name in an advert, each with its wordings and positions. */

import words from '@/content/language/advert-words.json'
import type { Lexicon } from '@/domain/documents/lexicon'
import { pattern } from '@/domain/text/pattern'
import { DOES, FIRM, type Sign, TITLED_AT, TITLED_AT_SMALL, WORDINGS } from './employer-wordings'
import { firmNames } from './firm-names'
import type { AdvertLine } from './lines'
import { mailNamesIn } from './mail-names'
import { nameRunsIn, smallNamesIn } from './name-runs'
import { isFactLabel, isPureHeading, sectionNamed } from './section-headings'
import type { SectionLine } from './sections'
import { isFarewell } from './sentence-roles'
import { startsWithThirdPerson } from './verbs'

const { cleaned, extended } = firmNames

export type EmployerCandidate = { name: string; signs: ReadonlyMap<Sign, number> }

const LABEL = pattern('i')`
  ^(?:name of )?(?:(?:the )?employer|(?:the )?company|co|brand|organi[sz]ation|firm|institution|business
  |hiring company|school|agency|business area)(?:(?<=area)| name\s{0,3}:?|\s{0,3}:|\s{1,3}[–—-]\s)
`
/** Emoji that mean "company". */
const BUILDING = /[\u{1f3e2}\u{1f3e6}\u{1f3ec}\u{1f3ed}\u{1f3db}]/u
const LABELLED = /^[^:\n]{2,30}:\s/
const PLACE = new RegExp(`\\b(?:${`${words.workplaces} ${words.places}`.split(' ').join('|')})\\b`, 'i')
const SEGMENTS = /[|·•\t]|\s[–—-]\s|,\s|\s\(/
const TOP_LINES = 6
const MOST_WORDS = 14
/** Lines at the end that may consist of a name, as in a signature. */
const END_LINES = 7

/** In characters. */
const LONGEST = 20_000

type Texts = { text: string; lines: readonly AdvertLine[]; sections: readonly SectionLine[]; title: string }

/** Each name once, in the order of its first sign. */
export function employerCandidates({ text, lines, sections, title }: Texts, lexicon: Lexicon): EmployerCandidate[] {
  const head = text.slice(0, LONGEST)
  const found = new Map<string, { name: string; signs: Map<Sign, number> }>()
  const add = (raw: string, sign: Sign, behind = '') => {
    const name = cleaned(extended(raw, behind))
    if (!isPossible(name, title)) return
    const key = name.toLowerCase()
    const entry = found.get(key) ?? { name, signs: new Map<Sign, number>() }
    entry.signs.set(sign, (entry.signs.get(sign) ?? 0) + 1)
    found.set(key, entry)
  }
  // Requirements and duties are about the person, and name no employer.
  const told = sections
    .filter(({ section, isListed }) => section === 'skip' || (section === null && !isListed))
    .map((line) => line.text)
    .join('\n')
  const each = (pattern: RegExp, text: string, sign: Sign) => {
    for (const match of text.matchAll(pattern)) {
      const name = match[1] ?? ''
      const end = match.index + match[0].indexOf(name) + name.length
      // A leading "The" is part of the sentence, not of the name.
      const told = sign === 'does' && !startsWithThirdPerson(match[2] ?? '') ? 'acts' : sign
      add(name.replace(/^The\s/, ''), told, text.slice(end, end + 30))
    }
  }
  for (const [sign, pattern] of WORDINGS) each(pattern, sign === 'about' || sign === 'presented' ? head : told, sign)
  each(FIRM, told, 'firm')
  each(DOES, told, 'does')
  for (const { written, domain } of mailNamesIn(head)) add(written ?? domain, written ? 'mail' : 'domain')
  for (const [i, line] of lines.entries()) {
    const value = line.isLabel && LABEL.test(`${line.text}:`) ? lines[i + 1]?.text : labelledName(line.text)
    if (value) add(value, 'label')
  }
  for (const { text: line, start } of lines)
    if (BUILDING.test(text.slice(Math.max(0, start - 6), start))) add(line, 'label')
  byLines(lines, title, add)
  const ofPerson = sections.filter(({ section }) => isOfPerson(section))
  const others = lines.filter((line) => !ofPerson.some(({ start }) => start >= line.start && start < line.end))
  for (const name of [...nameRunsIn(others), ...smallNamesIn(others)]) {
    const key = name.toLowerCase()
    if (!found.has(key) && isPossible(name, title) && !isOfWork(name, lexicon))
      found.set(key, { name, signs: new Map() })
  }
  return [...found.values()].filter(
    ({ name, signs }) =>
      (!isSkill(name, lexicon) || [...signs.keys()].some(isSaid)) &&
      !(signs.size === 1 && signs.has('acts') && isOfWork(name, lexicon)),
  )
}

/** "Manage 200", "AWS, Terraform": an instruction, or mostly skills. */
const isOfWork = (name: string, { skillsIn }: Lexicon): boolean =>
  VERBS.has(name.split(' ')[0]?.toLowerCase() ?? '') ||
  skillsIn(name).reduce((sum, { start, end }) => sum + end - start, 0) * 2 > name.length
const VERBS = new Set(words.verbs.split(' '))

/** "Kubernetes" on a line by itself is not an employer. */
const isSkill = (name: string, { skillsIn }: Lexicon): boolean =>
  skillsIn(name).some(({ start, end }) => end - start === name.length)
const isOfPerson = (section: SectionLine['section']): boolean =>
  section === 'required' || section === 'wished' || section === 'tools' || section === 'spared'
const PLACED: ReadonlySet<Sign> = new Set<Sign>(['top', 'nextToTitle', 'card', 'end', 'presented'])
const isSaid = (sign: Sign): boolean => !PLACED.has(sign)

const labelledName = (line: string): string | undefined => {
  const label = LABEL.exec(line)?.[0]
  return label === undefined
    ? undefined
    : line
        .slice(label.length)
        .split(/\||\s[–—-]\s/)[0]
        ?.replace(/^[\s*_]+/, '')
}

type Add = (raw: string, sign: Sign) => void

/** Names on a line of their own: at the top, beside the title, or below the closing. */
function byLines(lines: readonly AdvertLine[], title: string, add: Add): void {
  const titled = title === '' ? -1 : lines.findIndex((line) => line.text.includes(title))
  const farewell = lines.findIndex(({ text }, i) => i > lines.length / 2 && isFarewell(text))
  for (const [i, line] of lines.entries()) {
    const isTop = i < TOP_LINES
    const isNear = titled >= 0 && Math.abs(i - titled) <= 1
    const isEnd = i >= lines.length - END_LINES || (farewell >= 0 && i > farewell)
    if (!isTop && !isNear && !isEnd) continue
    const behind = i === titled ? line.text.slice(line.text.indexOf(title) + title.length) : ''
    const small = TITLED_AT_SMALL.exec(behind)?.[1]
    if (small) add(small, 'titledAt')
    if (isTop || isNear) for (const match of line.text.matchAll(TITLED_AT)) add(match[1] ?? '', 'titledAt')
    if (
      line.isListed ||
      LABELLED.test(line.text) ||
      /[.!?:]$/.test(line.text.replace(/\b(?:Ltd|Inc|Co|Plc|Corp)\.$/i, ''))
    )
      continue
    if (line.text.split(/\s+/).length > MOST_WORDS) continue
    const segments = line.text.split(SEGMENTS)
    const whole = line.text.replace(/[*_]+/g, '').trim()
    const isFirm = whole !== segments[0]?.trim() && firmNames.isWhole(whole)
    const own = i === titled ? segments : isFirm ? [whole] : segments.slice(0, 1)
    for (const [at, segment] of own.entries()) {
      const bare = segment.replace(/[*_]+/g, '').trim()
      if (!firmNames.isWhole(bare)) continue
      // "Orla Pay" looks like a heading, but is a name beside a title.
      if (sectionNamed(bare) !== null && (!isNear || isPureHeading(bare)) && !firmNames.ORGANISATION.test(bare))
        continue
      const next = segments[at + 1] ?? lines[i + 1]?.text ?? ''
      if (isTop) add(bare, 'top')
      if (i === titled && at > 0) add(bare, 'besideTitle')
      else if (isNear && i !== titled) add(bare, 'nextToTitle')
      // Title, employer, place: the layout of job boards.
      if (isNear && PLACE.test(next)) add(bare, 'card')
      if (farewell >= 0 && i === farewell + 1) add(bare, 'person')
      else if (isEnd && !isTop && (firmNames.isFirm(bare) || (farewell >= 0 && i > farewell))) add(bare, 'end')
    }
  }
}

function isPossible(name: string, title: string): boolean {
  if (name.length < 3 || name.length > 80 || !/\p{L}/u.test(name) || isFactLabel(name)) return false
  if (/^I['’]\p{Ll}/u.test(name) || name.toLowerCase() === title.toLowerCase()) return false
  return !firmNames.isGeneric(name)
}
