/** Recognises the headings of a CV. */

import wordings from '@/content/language/cv-headings.json'
import type { Segment } from '@/domain/documents/segments'
import { pattern } from '@/domain/text/pattern'

export const CV_SECTIONS = ['contact', 'summary', 'experience', 'education', 'skills', 'other'] as const
export type CvSection = (typeof CV_SECTIONS)[number]

/** The topic of a heading, finer than its section. */
export type CvTopic = keyof typeof SECTION_OF
export const SECTION_OF = {
  contact: 'contact',
  summary: 'summary',
  experience: 'experience',
  service: 'experience',
  projects: 'experience',
  volunteering: 'experience',
  education: 'education',
  certificates: 'education',
  skills: 'skills',
  languages: 'skills',
  achievements: 'other',
  other: 'other',
} as const satisfies Readonly<Record<string, CvSection>>
const TOPICS = Object.keys(SECTION_OF) as CvTopic[]

type Wordings = Partial<Readonly<Record<CvTopic, string>>>
const topicsByWord = (words: Wordings): ReadonlyMap<string, CvTopic> =>
  new Map(TOPICS.flatMap((topic) => (words[topic] ?? '').split(' ').map((word) => [word, topic] as const)))
const phrases = new Map<string, CvTopic>(
  TOPICS.flatMap((topic) =>
    ((wordings.phrases as Partial<Record<CvTopic, string[]>>)[topic] ?? []).map((phrase) => [phrase, topic] as const),
  ),
)
const strong = topicsByWord(wordings.strong)
/** Words that decide the topic only if no other word does: "educational background". */
const weak = topicsByWord(wordings.weak)
const fillers = new Set(wordings.fillers.split(' '))
/** Headings of the duties of one job, which begin no section. */
const duties = new Set(wordings.duties.split(' '))
const trailing = new Set(wordings.trailing.split(' '))

export type CvHeading = { section: CvSection; topic: CvTopic; rest: string }

/** The section of a heading, and the text after its colon; null for a segment that is not a heading. */
export function cvHeading({ text, isListed }: Pick<Segment, 'text' | 'isListed'>): CvHeading | null {
  if (isListed || text.length > LOST_BREAKS) return null
  // "EDUCATION MA History, Leeds": a column of headings beside a column of text.
  const beside = BESIDE.exec(text)?.[0]
  const colon = beside === undefined ? text.indexOf(':') : beside.length
  const title = (colon >= 0 ? text.slice(0, colon) : text)
    .replace(/[#*_=–—|-]+|\([^()]{0,20}\)$|\s\d{1,2}$/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (title === '' || title.length > 48 || title.split(' ').length > 6 || /[.;!?]$/.test(title)) return null
  const topic = topicOf(title.toLowerCase().replaceAll('’', "'"))
  return topic && { section: SECTION_OF[topic], topic, rest: colon >= 0 ? text.slice(colon + 1).trim() : '' }
}

/** By the whole phrase, or by the first of several joined parts ("Skills & interests") whose words are all known. */
function topicOf(title: string): CvTopic | null {
  const phrase = phrases.get(title)
  if (phrase) return phrase
  const parts = title.split(/ ?[&/,+] ?| and /).map((part) => part.split(' ').filter(Boolean))
  if (parts.some((words) => duties.has(words.at(-1) ?? ''))) return null
  const [first, ...others] = parts.map(topicOfWords)
  if (first) return others.length === 0 || others.some(Boolean) || parts.flat().length <= 5 ? first : null
  // "Professional and academic qualifications": the first part is only an adjective.
  return parts[0]?.every((word) => fillers.has(word)) ? (others.find(Boolean) ?? null) : null
}

function topicOfWords(whole: readonly string[]): CvTopic | null {
  const last = whole.findLastIndex((word) => !trailing.has(word))
  const words = whole.slice(0, last + 1)
  const isSaid = (word: string) => strong.has(word) || weak.has(word)
  // The head noun comes last: "project management" is not a heading of projects.
  if (!isSaid(words.at(-1) ?? '') || !words.every((word) => isSaid(word) || fillers.has(word))) return null
  const named = words.findLast((word) => strong.has(word))
  if (named !== undefined) return strong.get(named) ?? null
  const topic = weak.get(words.findLast((word) => weak.has(word)) ?? '') ?? null
  // A professional qualification is not a degree.
  return topic === 'education' && words[0] === 'professional' ? 'certificates' : topic
}

const BESIDE = pattern('u')`
  ^(?:EDUCATION|EXPERIENCE|SKILLS|LANGUAGES|SUMMARY|PROFILE|CERTIFICATIONS)(?! (?:OF|AND|IN|WITH)\b)
  (?= \p{Lu}[^\n]*\p{Ll})
`

/** In characters: a longer line is a text that lost its line breaks. */
const LOST_BREAKS = 400
const INLINE_HEADING = pattern('gu')`
  [ ](?:(?:Professional |Executive |Career )?(?:Summary|Profile|Objective)|(?:Skill )?Highlights
  |(?:Professional |Work |Employment |Career |Relevant )?Experience|(?:Work|Employment|Career) History
  |Education(?: and Training)?|(?:Technical |Key )?Skills) (?=[\p{L}\d])
`
/** The word belongs to the phrase before it: "Art of Education", "Customer Experience". */
const GOES_ON =
  /(?:^| )(?:of|and|in|for|the|with|or|to|on|by|as|at|an?|&|customer|user|guest|patient|student|member|[,/–-])$/iu
/** Ends of an entry: names of schools and skills continue with capitals. "City , State" is an anonymised place. */
const ENDS_ENTRY = /[.);]$|\d$|(?:^| )(?:Current|Present|State|\p{Ll}{2,})$/u
const WORK = /Experience|History/
const OPENER = /Summary|Profile|Objective/
const WORD_BEFORE = 24
const before = (line: string, at: number): string => line.slice(Math.max(0, at - WORD_BEFORE), at).trimEnd()

/**
 * Puts each heading inside a line that lost its line breaks on its own line. Spaces become line breaks, so that offsets
 * stay valid.
 */
export const headingsApart = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line.length < LOST_BREAKS ? line : withHeadingsApart(withCapitalsApart(line))))
    .join('\n')

const CAPITALS = / (?=\p{Lu}{4})((?:[\p{Lu}&]{1,20} ){0,3}\p{Lu}{2,20}):? (?=\S)/gu

/** "… 2018. WORK EXPERIENCE Clerk, Oak Ltd": splits off the longest heading at the start of the capitals. */
const withCapitalsApart = (line: string): string =>
  line.replace(CAPITALS, (whole, capitals: string) => {
    const words = capitals.split(' ')
    for (let length = words.length; length > 0; length--) {
      const title = words.slice(0, length).join(' ')
      if (topicOf(title.toLowerCase())) return `\n${title}\n${whole.slice(title.length + 2)}`
    }
    return whole
  })

/** Largest offset in a line at which the word is the heading of a summary; later it has another meaning. */
const OPENING = 200

function withHeadingsApart(line: string): string {
  const isFree = (at: number) => !GOES_ON.test(before(line, at))
  const work = [...line.matchAll(INLINE_HEADING)].filter(([heading]) => WORK.test(heading))
  const places = work.map(({ index }) => index).filter(isFree)
  return line.replace(INLINE_HEADING, (heading, at: number) => {
    // Any other section is opened only if work experience follows or precedes; otherwise it would absorb the jobs after
    // it.
    const isHeading =
      places.includes(at) ||
      (isFree(at) && places.length > 0 && (OPENER.test(heading) ? at < OPENING : ENDS_ENTRY.test(before(line, at))))
    return isHeading ? `\n${heading.trim()}\n` : heading
  })
}
