/** Recognises the headings of a CV. */

import wordings from '@/content/language/cv-headings.json'
import type { Segment } from '@/domain/documents/segments'
import { pattern } from '@/domain/text/pattern'

export const CV_SECTIONS = ['contact', 'summary', 'experience', 'education', 'skills', 'other'] as const
export type CvSection = (typeof CV_SECTIONS)[number]

/** What a heading announces, finer than the section that it opens. */
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
/** Words that decide the topic only where no other word does: "educational background". */
const weak = topicsByWord(wordings.weak)
const fillers = new Set(wordings.fillers.split(' '))
/** What was done in one job, and no section. */
const duties = new Set(wordings.duties.split(' '))
const trailing = new Set(wordings.trailing.split(' '))

export type CvHeading = { section: CvSection; topic: CvTopic; rest: string }

/** The section that a heading opens, and the words behind its colon; null for a segment that is no heading. */
export function cvHeading({ text, isListed }: Pick<Segment, 'text' | 'isListed'>): CvHeading | null {
  if (isListed || text.length > LOST_BREAKS) return null
  // "EDUCATION MA History, Leeds": the column of headings and that of texts on one line.
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

/**
 * By the whole phrase, or by the first of the joined parts ("Skills & interests") all of whose words are known ones.
 */
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
  // What is announced comes last: "project management" is no heading of projects.
  if (!isSaid(words.at(-1) ?? '') || !words.every((word) => isSaid(word) || fillers.has(word))) return null
  const named = words.findLast((word) => strong.has(word))
  if (named !== undefined) return strong.get(named) ?? null
  const topic = weak.get(words.findLast((word) => weak.has(word)) ?? '') ?? null
  // What one's profession asks for is no degree.
  return topic === 'education' && words[0] === 'professional' ? 'certificates' : topic
}

const BESIDE = pattern('u')`
  ^(?:EDUCATION|EXPERIENCE|SKILLS|LANGUAGES|SUMMARY|PROFILE|CERTIFICATIONS)(?! (?:OF|AND|IN|WITH)\b)
  (?= \p{Lu}[^\n]*\p{Ll})
`

/** From here on a line is a text that lost its line breaks. */
const LOST_BREAKS = 400
const INLINE_HEADING = pattern('gu')`
  [ ](?:(?:Professional |Executive |Career )?(?:Summary|Profile|Objective)|(?:Skill )?Highlights
  |(?:Professional |Work |Employment |Career |Relevant )?Experience|(?:Work|Employment|Career) History
  |Education(?: and Training)?|(?:Technical |Key )?Skills) (?=[\p{L}\d])
`
/** "Art of Education", "Customer Experience": the word belongs to the one before it. */
const GOES_ON =
  /(?:^| )(?:of|and|in|for|the|with|or|to|on|by|as|at|an?|&|customer|user|guest|patient|student|member|[,/–-])$/iu
/**
 * What ends an entry: names of schools and skills go on with capitals. "City , State" is how places are blotted out.
 */
const ENDS_ENTRY = /[.);]$|\d$|(?:^| )(?:Current|Present|State|\p{Ll}{2,})$/u
const WORK = /Experience|History/
const OPENER = /Summary|Profile|Objective/
const WORD_BEFORE = 24
const before = (line: string, at: number): string => line.slice(Math.max(0, at - WORD_BEFORE), at).trimEnd()

/**
 * The text with a line of its own for each heading in the middle of a line that is none any more. Spaces become line
 * breaks, so that offsets stay.
 */
export const headingsApart = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line.length < LOST_BREAKS ? line : withHeadingsApart(withCapitalsApart(line))))
    .join('\n')

const CAPITALS = / (?=\p{Lu}{4})((?:[\p{Lu}&]{1,20} ){0,3}\p{Lu}{2,20}):? (?=\S)/gu

/** "… 2018. WORK EXPERIENCE Clerk, Oak Ltd": the longest heading that the capitals begin with. */
const withCapitalsApart = (line: string): string =>
  line.replace(CAPITALS, (whole, capitals: string) => {
    const words = capitals.split(' ')
    for (let length = words.length; length > 0; length--) {
      const title = words.slice(0, length).join(' ')
      if (topicOf(title.toLowerCase())) return `\n${title}\n${whole.slice(title.length + 2)}`
    }
    return whole
  })

/** Largest offset in a line at which the word opens a summary; later it means something else. */
const OPENING = 200

function withHeadingsApart(line: string): string {
  const isFree = (at: number) => !GOES_ON.test(before(line, at))
  const work = [...line.matchAll(INLINE_HEADING)].filter(([heading]) => WORK.test(heading))
  const places = work.map(({ index }) => index).filter(isFree)
  return line.replace(INLINE_HEADING, (heading, at: number) => {
    // Any other section that is opened where no work follows or has been would swallow the jobs behind it.
    const isHeading =
      places.includes(at) ||
      (isFree(at) && places.length > 0 && (OPENER.test(heading) ? at < OPENING : ENDS_ENTRY.test(before(line, at))))
    return isHeading ? `\n${heading.trim()}\n` : heading
  })
}
