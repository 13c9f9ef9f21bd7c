/** Parses a job from a sentence: "From 2020 to 2023 I worked as a support agent at Larkspur Energy". */
import words from '@/content/language/cv-prose.json'
import type { CvSegment } from './cv'

type Part = { text: string; start: number; kind: 'title' | 'employer' }

const asked = { title: new Set(words.title.split(' ')), employer: new Set(words.employer.split(' ')) }
const MARK = new RegExp(
  `[,;.()|]|\\b(?:${[words.title, words.employer, words.end].join(' ').split(' ').join('|')})\\b`,
  'giu',
)
const ARTICLE = /^\s{0,3}(?:(?:also|currently|now|presently|employed)\s)?(?:(?:an?|the|their|its|our)\s)?\s{0,3}/i
const MOST_WORDS = 7

/** The parts after words that introduce a title or an employer; empty where the sentence has no title. */
export function prosePartsOf({ text, start }: Pick<CvSegment, 'text' | 'start'>): Part[] {
  const marks = [...text.matchAll(MARK)]
  const parts = marks.flatMap(({ 0: mark, index }, i): Part[] => {
    const word = mark.toLowerCase()
    const kind = asked.title.has(word) ? 'title' : asked.employer.has(word) ? 'employer' : null
    const from = index + mark.length
    const raw = text.slice(from, marks[i + 1]?.index ?? text.length)
    const lead = ARTICLE.exec(raw)?.[0].length ?? 0
    const named = raw.slice(lead).trimEnd()
    const isName = named !== '' && named.split(' ').length <= MOST_WORDS && (kind === 'title' || /^\p{Lu}/u.test(named))
    // "I am a member of ICAN" is not a job.
    if (kind === 'title' && /^(?:members?|fellow)\b/i.test(named)) return []
    return kind && isName ? [{ text: named, start: start + from + lead, kind }] : []
  })
  const title = parts.findIndex(({ kind }) => kind === 'title')
  return title < 0 ? [] : parts
}
