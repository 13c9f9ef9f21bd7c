/** The name of the employer that an advert is from. */
import words from '@/content/language/advert-words.json'
import { linesOf } from './lines'
import { mailNamesIn } from './mail-names'
import { startsWithThirdPerson } from './phrases'
import { isFactLabel, isPureHeading, sectionNamed } from './section-headings'
import { sectionsOf } from './sections'

const WORD = String.raw`(?:(?:St|Mt)\. \p{Lu}[\p{L}’']{1,40}|\p{Lu}[\p{L}\d&'’-]{0,40}(?:\.[\p{L}\d]{1,20}){0,3}|\d[\p{L}\d]{1,20})`
const NAME = `${WORD}(?: (?:(?:of|and|for|the|de|&) )?${WORD}){0,5}`
const IS_NAME = new RegExp(`^${NAME}$`, 'u')
const named = (pattern: string, flags = 'gu'): RegExp => new RegExp(pattern.replace('NAME', `(${NAME})`), flags)

/** Wordings that name the employer, and how far each is to be believed. */
const WORDINGS: readonly (readonly [RegExp, number])[] = [
  [
    named(
      String.raw`\bNAME(?:,[^.\n]{0,90},)? (?:is|are) (?:now |currently |also |actively )?(?:hiring|recruiting|looking for|looking to|seeking|searching for|in search of|expanding|growing)\b`,
    ),
    4,
  ],
  [
    named(
      String.raw`\bNAME(?: in \p{Lu}[\p{L}-]{2,20})?(?:,[^.\n]{0,90},)? (?:seeks|invites|needs|requires|wishes to|wants|has (?:a|an) (?:vacancy|opening)|hereby)\b`,
    ),
    4,
  ],
  [
    named(
      String.raw`(?:^|[\s,.])(?:[Ww]e(?:['’]re| are)|[Ww]elcome to|[Jj]oin(?: us at)?|[Ww]ork(?:ing)? (?:at|for)|[Ll]ife at|[Cc]areers at|[Oo]n behalf of|[Gg]reetings from|[Ff]illing for|[Hh]iring for|[Rr]ecruiting for|[Ww]ith our client,?|[Oo]ur (?:company|firm|name|shop|agency|school) is(?: called)?|[Cc]alled) NAME(?=[\s.,;:!👋)–-]|$)`,
    ),
    3,
  ],
  [named(String.raw`\b(?:At|Here at|at|@) NAME,? (?:we|our|you)\b`), 4],
  [
    named(
      String.raw`\bNAME (?:is|are) (?!(?:an? |the )?(?:\w{1,12} ){0,2}(?:plus|asset|advantage|must|bonus|requirement|essential|required|preferred|desirable|welcome)\b)(?:an?|the|\d{1,6} (?:people|staff)|one of|committed|proud|part of|owned|based|\p{Ll}{3,15}ing|\p{Ll}{3,15} (?:for|that))\b`,
    ),
    3,
  ],
  [
    named(
      String.raw`\b(?:[Tt]eam|[Dd]epartment|[Ss]taff|[Ee]mployees|[Bb]ranch|[Oo]ffice|[Dd]esk|[Bb]log|[Aa]rm|[Pp]art|[Dd]ivision) (?:at|of) NAME(?=[\s.,;:(!)–-]|$)`,
    ),
    3,
  ],
  [
    named(
      String.raw`\b(?:company|firm|practice|business|agency|studio|start-?up|scale-?up|fintech|retailer|consultancy|manufacturer|publisher|hospital|university|school|shop|charity|bank|brand|[Ww]e)(?: (?:in|from|of|based in) [\p{L}\d ]{2,30})?,? [,(]?NAME[,)]`,
    ),
    3,
  ],
]
/** "The Director, Acme Foods Ltd": the form of a firm. */
const FIRM = named(String.raw`(?:^|[\s,(])NAME,?(?= (?:Ltd|Limited|LTD|LIMITED|Plc|PLC|LLP|LLC|Inc|GmbH)\b)`)
const FORM = / (?:Ltd|Limited|Plc|LLP|LLC|Inc|GmbH)$/i
/** "About Acme", as a heading. */
const HEADING = named(
  String.raw`^[\s#*]{0,6}(?:[Aa]bout|ABOUT|[Ww]hy(?: work (?:at|for)| join)?|[Ww]hat is|[Ww]ho is|[Mm]eet) NAME\??[\s:*]{0,6}$`,
  'gmu',
)
/** "Acme (we make toys)" */
const EXPLAINED = named(String.raw`\bNAME \((?:we|a|an|the|makers? of)\s`)
/** "Who we are: Acme, makers of …" */
const PRESENTED = named(
  String.raw`(?:[Ww]ho we are|[Aa]bout us|[Tt]he (?:company|firm|employer)|[Cc]ompany profile)\s{0,2}[:–—-]\s{1,3}NAME(?=[.,;(]| (?:is|are|was)\b)`,
)
/** "Acme helps …": a name at the start of a sentence, and what it does. */
const SUBJECT = named(String.raw`(?:^|[.!?]\s|\n)NAME (\p{Ll}{3,15}|was|has)\b`)
/** "Growth Marketer @ Acme", in a line at the top. */
const TITLED_AT = named(String.raw`(?:\bat| @)\*{0,2} \*{0,2}NAME(?=[\s.,(–|*]|$)`)
const CLIENT =
  /\b(?:our|my|the|a) client\b|\bclient of (?:ours|mine)\b|\bname (?:of the (?:company|bank|client|employer) )?(?:once|when|after)\b|\breputable\b|(?<!\b(?:is|are|re|as|at|['’]re|[’']m) |, )\b(?:an?|some) (?:[\w-]{2,20} ){0,4}(?:company|firm|bank|start-?up|school|hospital|agency|brand|manufacturer|fintech) (?:in|based|located|is|seeks|needs|that)\b/i
/** In the names of those who recruit for others. */
const RECRUITER = /\b(?:talent|recruit\w*|staffing|resourcing|personnel|headhunt\w*|hr services)\b/i
const GENERIC = new Set(
  `${words.workplaces} ${words.places} ${words.greetings} ${words.roles} we you they the a an this our your it he she i if what who how why when where as in on at all no yes please candidates applicants applicant candidate team company`.split(
    ' ',
  ),
)
const ORGANISATION = new RegExp(`\\b(?:${words.organisations.split(' ').join('|')})\\b|\\p{L} & \\p{L}`, 'iu')
const PLACE = new RegExp(`\\b(?:${`${words.workplaces} ${words.places}`.split(' ').join('|')})\\b`, 'i')
const SEGMENTS = /[|·•\t]|\s[–—-]\s|,\s|\s\(/
/** Lines at the top among which the name may stand by itself. */
const TOP_LINES = 5
const MOST_WORDS = 14
const ENOUGH = 3

/** Verbatim; null where the text names none, as adverts of recruiters do. */
export function employerOf(text: string, title: string): string | null {
  const scores = new Map<string, { name: string; score: number }>()
  const add = (raw: string, score: number) => {
    const name = cleaned(raw)
    if (!isPossible(name, title)) return
    const key = name.toLowerCase()
    const before = scores.get(key)
    scores.set(key, { name: before?.name ?? name, score: (before?.score ?? 0) + score })
  }
  const head = text.slice(0, LONGEST)
  // What is asked for and done is told of the person, and names no employer.
  const told = sectionsOf(head)
    .filter(({ section, isListed }) => (section === null || section === 'skip') && !isListed)
    .map((line) => line.text)
    .join('\n')
  for (const [pattern, belief] of WORDINGS) {
    for (const match of told.matchAll(pattern)) add(match[1] ?? '', belief)
  }
  for (const match of head.matchAll(PRESENTED)) add(match[1] ?? '', 4)
  for (const match of told.matchAll(EXPLAINED)) add(match[1] ?? '', 3)
  const mailNames = mailNamesIn(head)
  for (const { written } of mailNames) if (written) add(written, 3)
  for (const { 0: whole, 1: name = '', index } of told.matchAll(FIRM)) {
    const form = /^,? \p{L}+/u.exec(told.slice(index + whole.length))?.[0] ?? ''
    add(`${name}${form}`, 3)
  }
  for (const match of head.matchAll(HEADING)) add(match[1] ?? '', 4)
  for (const match of told.matchAll(SUBJECT))
    if (startsWithThirdPerson(match[2] ?? '')) add(match[1] ?? '', match[1]?.includes(' ') ? 3 : 2)
  const all = linesOf(head)
  for (const [i, line] of all.entries()) {
    const value = line.isLabel && LABEL.test(`${line.text}:`) ? all[i + 1]?.text : labelledName(line.text)
    if (value) add(value, 6)
  }
  const lines = all.slice(0, TOP_LINES)
  for (const { text: line } of lines) {
    const belief = title !== '' && line.includes(title) ? 4 : 1
    for (const match of line.matchAll(TITLED_AT)) add(match[1] ?? '', belief)
  }
  const titled = lines.findIndex((line) => title !== '' && line.text.includes(title))
  for (const [i, line] of lines.entries()) {
    if (
      line.isListed ||
      LABELLED.test(line.text) ||
      /[.!?:]$/.test(line.text) ||
      line.text.split(/\s+/).length > MOST_WORDS
    )
      continue
    const segments = line.text.split(SEGMENTS)
    const isBeside = titled >= 0 && Math.abs(i - titled) <= 1
    for (const [at, segment] of (i === titled ? segments : segments.slice(0, 1)).entries()) {
      if (!IS_NAME.test(segment.replace(/[*_]+/g, '').trim())) continue
      // "Orla Pay" beside a title is a name all the same.
      if (sectionNamed(segment) !== null && (i !== titled || isPureHeading(segment)) && !ORGANISATION.test(segment))
        continue
      // Title, employer, place: as portals have them.
      const next = i === titled ? segments[at + 1] : i === titled + 1 ? lines[i + 1]?.text : undefined
      const isCard = isBeside && PLACE.test(next ?? '')
      add(segment, (isBeside || i === 0 ? 2 : 1) + (isCard ? 1 : 0) + (ORGANISATION.test(segment) ? 1 : 0))
    }
  }
  const ranked = [...scores.values()]
    .map(({ name, score }) => ({
      name,
      score: score + shorterOf(name, scores) + Math.min(3, mentionsOf(head, name) - 1),
    }))
    .sort((a, b) => b.score - a.score || b.name.length - a.name.length)
  const best = ranked[0]
  const isClient = CLIENT.test(head)
  if (best && best.score >= (isClient ? ENOUGH * 2 : ENOUGH)) return best.name
  const domain = mailNames.find((name) => !RECRUITER.test(name.domain))?.domain
  return isClient ? null : (domain ?? null)
}
const LONGEST = 20_000

/** What speaks for some words of a name speaks for the whole: "Acme" for "Acme Payments". */
const shorterOf = (name: string, scores: ReadonlyMap<string, { score: number }>): number =>
  [...scores].reduce(
    (sum, [key, { score }]) =>
      name.length > key.length && ` ${name.toLowerCase()} `.includes(` ${key} `) ? sum + score : sum,
    0,
  )

const LABEL =
  /^(?:name of )?(?:(?:the )?employer|(?:the )?company|brand|organi[sz]ation|firm|institution|business|hiring company|school|agency)(?: name\s{0,3}:?|\s{0,3}:)/i
const LABELLED = /^[^:\n]{2,30}:\s/
const labelledName = (line: string): string | undefined => {
  const label = LABEL.exec(line)?.[0]
  return label === undefined
    ? undefined
    : line
        .slice(label.length)
        .split('|')[0]
        ?.replace(/^[\s*_]+/, '')
}

/** How often a text has a name with its capital, or its first word where that tells enough; the first word of a sentence tells less. */
function mentionsOf(text: string, name: string): number {
  const [word = name] = name.split(' ')
  const part = (word.length >= 5 && !GENERIC.has(word.toLowerCase()) ? word : name).toLowerCase()
  const all = text.toLowerCase()
  let inside = 0
  let first = 0
  for (let at = all.indexOf(part); at >= 0; at = all.indexOf(part, at + part.length)) {
    if (!/\p{Lu}/u.test(text.charAt(at))) continue
    if (/[\p{Ll},(&] $/u.test(text.slice(Math.max(0, at - 2), at))) inside++
    else first++
  }
  return inside + Math.min(2, first)
}

const cleaned = (raw: string): string =>
  raw
    .replace(/[*_#]+/g, '')
    .replace(/[([][^([]{0,80}$/, '')
    .replace(/^(?:So|And|But|Here|Hi|Hello|The)\s/u, '')
    .replace(/[’']s$/, '')
    .replace(/[\s.,;:!]{1,9}$/, '')
    .trim()

function isPossible(name: string, title: string): boolean {
  if (RECRUITER.test(name) || name.length < 3 || name.length > 80 || !/\p{L}/u.test(name) || isFactLabel(name))
    return false
  if (
    title !== '' &&
    (title.toLowerCase().includes(name.toLowerCase()) || name.toLowerCase().includes(title.toLowerCase()))
  )
    return false
  const parts = name.toLowerCase().split(/\s+/)
  return (
    !parts.every((part) => GENERIC.has(part)) &&
    (!GENERIC.has(parts[0] ?? '') || (parts.length > 1 && FORM.test(name))) &&
    !/^\p{Ll}/u.test(name)
  )
}
