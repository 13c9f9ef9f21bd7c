/** Recognises the headings of a CV. */
import type { Piece } from '@/domain/documents/pieces'

export const CV_SECTIONS = ['contact', 'summary', 'experience', 'education', 'skills', 'other'] as const
export type CvSection = (typeof CV_SECTIONS)[number]

const HEADINGS: readonly (readonly [RegExp, CvSection])[] = [
  [
    /^(?:(?:professional|career|executive|personal|brief) )?(?:summary|profile|overview|statement|objective|objectives|about me|about|introduction|synopsis|bio)(?: (?:of|and) (?:qualifications|skills|profile))?$|^summary of .{3,30}$|^career (?:focus|objective)$/,
    'summary',
  ],
  [
    /^(?:(?:relevant|related|professional|work|working|career|employment|job|industry|teaching|clinical|additional|other|previous|practical|recent) )*(?:experiences?|history|employment|employment record|background|internships?|appointments|positions held)(?: (?:and|&) .{3,25})?$|^(?:selected |key |personal |academic )?projects?$|^volunteer(?:ing)?(?: (?:work|experience))?$|^experience summary$|^(?:my )?(?:career|work|jobs)$/,
    'experience',
  ],
  [
    /^(?:education(?:al)?|academic|qualifications?|certifications?|certificates?|professional (?:certifications?|qualifications?|development|training|memberships?)|trainings?|courses?|coursework|licen[cs]es?)(?:(?: |,|\/|&|and)+(?:background|qualifications?|history|training|trainings|certifications?|certificates?|licen[cs]es?|details|record|courses|education|memberships?|professional|development))*$/,
    'education',
  ],
  [
    /^(?:(?:key|core|technical|professional|relevant|soft|hard|computer|it|additional|special|main|language|management|personal|digital) )*(?:skills?|competenc(?:y|ies)|expertise|strengths|proficienc(?:y|ies)|tools|technologies|tech stack|technical stack|software|languages|highlights|capabilities|qualities)(?:(?: |,|\/|&|and)+(?:skills?|tools|technologies|competenc(?:y|ies)|abilities|expertise|interests|languages|software|strengths|highlights|summary|set))*$|^areas? of (?:expertise|experience|strength)$|^skill ?highlights$|^summary of skills$/,
    'skills',
  ],
  [
    /^(?:contact(?: (?:details|information|info|me))?|personal (?:details|information|data|info)|bio ?data)$/,
    'contact',
  ],
  [
    /^(?:references?|referees?|interests|hobbies(?: (?:and|&) interests)?|awards?(?: (?:and|&) .{3,25})?|honou?rs(?: (?:and|&) .{3,25})?|publications?|affiliations?|memberships?|accomplishments?|(?:key |selected )?achievements?|activities|extracurricular(?: activities)?|additional information|declaration|presentations)$/,
    'other',
  ],
]

/** The section a heading opens, and what stands behind its colon; null for a piece that is no heading. */
export function cvHeading({ text, isListed }: Piece): { section: CvSection; rest: string } | null {
  if (isListed || text.length > 400) return null
  // "EDUCATION MA History, Leeds": the column of headings and that of texts on one line.
  const beside = BESIDE.exec(text)?.[0]
  const colon = beside === undefined ? text.indexOf(':') : beside.length
  const title = (colon >= 0 ? text.slice(0, colon) : text)
    .replace(/[#*_=–—|-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (title === '' || title.length > 48 || title.split(' ').length > 6) return null
  const plain = title.toLowerCase()
  const section = HEADINGS.find(([pattern]) => pattern.test(plain))?.[1]
  if (!section) return null
  return { section, rest: colon >= 0 ? text.slice(colon + 1).trim() : '' }
}

const BESIDE =
  /^(?:EDUCATION|EXPERIENCE|SKILLS|LANGUAGES|SUMMARY|PROFILE|CERTIFICATIONS)(?! (?:OF|AND|IN|WITH)\b)(?= \p{Lu}[^\n]*\p{Ll})/u

/** From here on a line is a text that lost its line breaks. */
const LOST_BREAKS = 400
const INLINE_HEADING =
  /(?<= )(?:(?:Professional |Executive |Career )?(?:Summary|Profile|Objective)|(?:Skill )?Highlights|(?:Professional |Work |Employment |Career |Relevant )?Experience|(?:Work|Employment|Career) History|Education(?: and Training)?|(?:Technical |Key )?Skills)(?= [\p{L}\d])/gu
/** "Art of Education", "Customer Experience": the word belongs to the one before it. */
const GOES_ON =
  /(?:^| )(?:of|and|in|for|the|with|or|to|on|by|as|at|an?|&|customer|user|guest|patient|student|member|[,/–-])$/iu
/** What ends an entry: names of schools and skills go on with capitals. "City , State" is how places are blotted out. */
const ENDS_ENTRY = /[.);]$|\d$|(?:^| )(?:Current|Present|State|\p{Ll}{2,})$/u
const WORK = /Experience|History/
const OPENER = /Summary|Profile|Objective/
const WORD_BEFORE = 24
const before = (line: string, at: number): string => line.slice(Math.max(0, at - WORD_BEFORE), at).trimEnd()

/** The text with a line of its own for each heading in the middle of a line that is none any more. */
export const headingsApart = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line.length < LOST_BREAKS ? line : withHeadingsApart(line)))
    .join('\n')

/** How far into a line it may be before it opens with a summary; later on the word stands for something else. */
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
    return isHeading ? `\n${heading}\n` : heading
  })
}
