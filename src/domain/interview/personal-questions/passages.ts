/** Cuts a CV or a job description into passages that can be quoted: bullet points and sentences, each with its section. */

export type Section = 'duties' | 'needs' | 'history' | 'skills' | 'study' | 'skip'

export type Passage = {
  /** Verbatim, without the mark of a list and white space around it; may hold a line break. */
  text: string
  /** What the heading above says about it; null when there is none, or none that is known. */
  section: Section | null
  isListed: boolean
}

/** Characters of a CV or a job description that questions are made from; what a person writes is shorter. */
export const READ_CHARS = 40_000
const LIST_MARK =
  /^\s*(?:[-–—*+•▪◦●○■□►▸➢➤✓✔·‣⁃∙]|[\u{f0a7}\u{f0b7}\u{f0d8}]|\(?\d{1,2}[.)](?=\s)|\(?[a-z][.)](?=\s))\s*/u
const SENTENCE_END = /(?<=[a-z0-9)%”"'][.!?])\s+(?=[A-Z“"(])/

const SECTIONS: readonly (readonly [RegExp, Section])[] = [
  [
    /\b(?:about (?:us|the (?:company|employer|organi[sz]ation|firm))|who we are|our (?:values|mission|culture|company|story)|benefits?|perks|what we offer|we offer|why (?:join|work)|how to apply|application|salary|remuneration|compensation|package|location|equal opportunit\w*|diversity|note|disclaimer|references?|referees?|hobbies|interests|personal (?:data|details|information|profile)|contact(?: details| information)?|declaration|bio ?data|languages?)\b/i,
    'skip',
  ],
  [
    /\b(?:responsibilit\w*|duties|tasks|what you(?:['’]ll| will)(?: be)? do(?:ing)?|the role|role overview|job (?:summary|purpose|description)|day[- ]to[- ]day|accountabilit\w*|key (?:activities|deliverables|results?))\b/i,
    'duties',
  ],
  [
    /\b(?:education|academic|certifications?|certificates?|trainings?|courses?|degrees?|schools?|memberships?|affiliations?|awards?|publications?)\b/i,
    'study',
  ],
  [
    /\b(?:work(?:ing)? (?:experience|history)|professional experience|employment|career|experiences?|projects?|achievements?|accomplishments?|internships?|volunteer\w*)\b/i,
    'history',
  ],
  [
    /\b(?:requirements?|qualifications?|must[- ]haves?|nice[- ]to[- ]haves?|what (?:you(?:['’]ll)?|we) need|who you are|you have|about you|what you bring|(?:candidate|person|ideal) (?:profile|specification)|looking for|preferred|desirable|essential)\b/i,
    'needs',
  ],
  [
    /\b(?:skills?|tools|technolog(?:y|ies)|tech stack|software|competenc(?:y|ies)|expertise|proficienc(?:y|ies))\b/i,
    'skills',
  ],
]

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean)

/** A heading is short, is no list entry, and ends with a colon, stands in capitals, or is little but a known word. */
function headingOf(line: string): { section: Section | null; rest: string } | null {
  const [before = '', ...after] = line.split(':')
  const rest = after.join(':').trim()
  const title = before.replace(/[#*_]/g, '').trim()
  const words = wordsIn(title)
  if (words.length === 0 || words.length > 6 || /[.!?,;]$/.test(title) || /\d/.test(title)) return null
  const section = SECTIONS.find(([pattern]) => pattern.test(title))?.[1] ?? null
  const hasColon = line.includes(':')
  const isShouted = title.length > 3 && title === title.toUpperCase()
  const isTitled = words.every((word) =>
    /^[A-Z(&/-]|^(?:and|of|the|to|you|we|in|for|your|what|who|are|will|do|need|have|bring|[’']ll)$/.test(word),
  )
  if (hasColon && section !== null) return { section, rest }
  if (rest !== '') return null
  if (hasColon || isShouted) return { section, rest }
  return section !== null && words.length <= 5 && (isTitled || words.length <= 2) ? { section, rest } : null
}

type Block = { start: number; end: number; section: Section | null; isListed: boolean; lines: number }

/** Passages in the order of the text. */
export function passagesOf(whole: string): Passage[] {
  const text = whole.slice(0, READ_CHARS)
  const blocks: Block[] = []
  let section: Section | null = null
  let open: Block | null = null
  let at = 0
  for (const line of text.split(/(?<=\n)/)) {
    const from = at
    at += line.length
    const trimmed = line.trim()
    if (trimmed === '') {
      open = null
      continue
    }
    const mark = LIST_MARK.exec(line)?.[0] ?? ''
    const isListed = mark.trim() !== ''
    const heading = isListed ? null : headingOf(trimmed)
    if (heading && !(open && continues(text, open, trimmed))) {
      section = heading.section
      open = null
      if (heading.rest !== '') {
        const start = text.indexOf(heading.rest, from)
        blocks.push({ start, end: start + heading.rest.length, section, isListed: false, lines: 1 })
      }
      continue
    }
    const start = from + (isListed ? mark.length : line.length - line.trimStart().length)
    const end = from + line.trimEnd().length
    if (open && !isListed && continues(text, open, trimmed)) {
      open.end = end
      open.lines++
    } else if (end > start) {
      open = { start, end, section, isListed, lines: 1 }
      blocks.push(open)
    }
  }
  return blocks.flatMap((block) =>
    text
      .slice(block.start, block.end)
      .split(SENTENCE_END)
      .map((sentence) => ({ text: sentence.trim(), section: block.section, isListed: block.isListed })),
  )
}

/** Lines that a PDF broke in the middle of a sentence belong together. */
function continues(text: string, open: Block, line: string): boolean {
  if (open.lines >= 6) return false
  const last = text.slice(open.start, open.end).trimEnd()
  if (/[.!?:;]$/.test(last)) return /^[a-z]/.test(line) && !last.endsWith(':')
  return /^[a-z(&]/.test(line) || /(?:,|\b(?:and|or|of|the|to|in|for|with|by|a|an|at|on))$/i.test(last)
}
