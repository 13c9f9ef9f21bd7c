/** Restores line breaks in a text that lost them. */
import educationWords from '@/content/language/education.json'
import model from '@/content/models/cv-cuts.json'
import { spansIn } from '@/domain/documents/dates'
import type { Lexicon } from '@/domain/documents/lexicon'
import { linear } from '@/domain/evaluation/score/linear-model'
import { cvHeading, headingsApart } from './headings'

/** In characters: a longer line is a text that lost its line breaks. */
const LOST_BREAKS = 400
/** In characters; longer lines are left alone, since no CV has as much text. */
const LONGEST = 25_000
/** Log-odds above which a space was a line break. */
const SURE = 0
const NEAR = 60

const degrees = new Set([
  'bsc',
  'ba',
  'msc',
  'ma',
  'mba',
  'bachelor',
  'master',
  'phd',
  'diploma',
  'hnd',
  'btech',
  'beng',
])
const institutions = new Set(educationWords.institution.split(' '))
const SMALL = new Set(
  'of and in for the with or to on by as at an a & from into over under per via than that which who'.split(' '),
)
const NOW = new Date(0)

const plainOf = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
const isCapital = (word: string): boolean => /^[^\p{L}\p{N}]{0,2}\p{Lu}/u.test(word)

/** Spaces of a line as offsets, each with features from 0 to 1 for a lost line break at that place. */
export function splitFeatures(line: string, lexicon: Lexicon): { at: number; x: number[] }[] {
  const words = [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }))
  const spans = spansIn(line, NOW).map(({ at, text }) => ({ start: at, end: at + text.length }))
  const dated = spans.map(({ start, end }) => ({ start: start - NEAR, end }))
  const titles = lexicon.titlesIn(line)
  const skills = lexicon.skillsIn(line)
  const headings = headingsIn(words)
  const marks = Math.min(1, (line.match(/ [•*➢✓-] /g)?.length ?? 0) / 8)
  const [spansAt, datedAt, titlesAt, skillsAt, headingsAt] = [spans, dated, titles, skills, headings].map((all) =>
    placesOf(all, line.length),
  ) as [Places, Places, Places, Places, Places]
  const ahead = placesOf(
    spans.map(({ start }) => ({ start: start - NEAR, end: start })),
    line.length,
  )
  const justBefore = placesOf(
    spans.map(({ end }) => ({ start: end - 1, end: end + NEAR / 2 + 1 })),
    line.length,
  )
  const depths = depthsOf(line)
  let lastMark = 0
  return words.slice(1).map((next, i) => {
    const before = words[i] as (typeof words)[number]
    const after = words[i + 2]
    const at = before.end
    const [left, right] = [before.text, next.text]
    if (/[.!?]$/.test(left)) lastMark = at
    const opens = headingsAt.starts(next.start)
    const closes = headingsAt.ends(at)
    const isBullet = /^[•●○◦▪■➢➤✓✔*·–—-]$/u.test(right)
    const capital = isCapital(right)
    const isSpanEnd = spansAt.ends(at)
    return {
      at,
      x: [
        /[.!?]["”)]?$/.test(left),
        /[.!?]$/.test(left) && capital,
        /;$/.test(left),
        /:$/.test(left),
        /,$/.test(left),
        /\)$/.test(left),
        /\d\)?$/.test(left),
        /^[–—|·/&-]$/.test(left),
        isBullet && !/^[–—-]$/.test(right),
        /^[–—-]$/.test(right),
        /^[|·/&]/.test(right),
        /^\(/.test(right),
        capital,
        /^\p{Ll}/u.test(right),
        /^\d/.test(right),
        /^\p{Lu}{3,}/u.test(right) && /^[\p{Lu}\W]+$/u.test(right),
        /^\p{Lu}{3,}/u.test(left) && /^[\p{Lu}\W]+$/u.test(left),
        capital && /\p{Ll}$/u.test(left) && !isCapital(left),
        capital && isCapital(left),
        SMALL.has(plainOf(left)),
        SMALL.has(plainOf(right)),
        isSpanEnd,
        isSpanEnd && capital,
        spansAt.starts(next.start),
        spansAt.within(at),
        titlesAt.starts(next.start),
        titlesAt.ends(at),
        titlesAt.within(at),
        skillsAt.starts(next.start),
        skillsAt.ends(at),
        skillsAt.within(at),
        (depths[at] ?? 0) > 0,
        opens,
        opens && /^\p{Lu}{2}/u.test(right),
        closes,
        closes && /^\p{Lu}{2}/u.test(left),
        headingsAt.within(at),
        Number(/^[•*➢✓-]$/.test(right)) * marks,
        Number(/^[•*➢✓-]$/.test(left)),
        titlesAt.starts(next.start) && !isCapital(left),
        titlesAt.starts(next.start) && datedAt.within(at),
        capital && !isCapital(left) && datedAt.within(at) && !SMALL.has(plainOf(left)),
        isSpanEnd &&
          capital &&
          !titlesAt.within(at) &&
          words.slice(i + 2, i + 5).some(({ text }) => /^\p{Ll}{3}/u.test(text)),
        skillsAt.starts(next.start) && skillsAt.ends(at),
        /^\p{Lu}{3,}/u.test(left) !== /^\p{Lu}{3,}/u.test(right),
        degrees.has(plainOf(right)),
        institutions.has(plainOf(left)),
        capital && after !== undefined && isCapital(after.text),
        ahead.within(at),
        capital && ahead.within(at),
        justBefore.within(at),
        Math.min(1, (at - lastMark) / 200),
        /@|https?:|www\./.test(left),
        // Two spaces separated columns.
        next.start - at > 1,
      ].map(Number),
    }
  })
}

type Places = Record<'starts' | 'ends' | 'within', (at: number) => boolean>
/** Predicates for the starts and ends of spans, with a tolerance of one character, and for positions inside them. */
function placesOf(all: readonly { start: number; end: number }[], length: number): Places {
  const [starts, ends] = [new Set<number>(), new Set<number>()]
  const inside = new Uint8Array(length + 1)
  for (const { start, end } of all) {
    starts.add(start).add(start - 1)
    ends.add(end).add(end + 1)
    inside.fill(1, Math.max(0, start + 1), Math.max(0, Math.min(end, length + 1)))
  }
  return { starts: (at) => starts.has(at), ends: (at) => ends.has(at), within: (at) => inside[at] === 1 }
}

type Word = { text: string; start: number; end: number }
const MOST_WORDS = 4
/** The longest headings that capitalised words form. */
function headingsIn(words: readonly Word[]): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  for (let i = 0; i < words.length; i++) {
    if (!isCapital(words[i]?.text ?? '')) continue
    for (let count = MOST_WORDS; count > 0; count--) {
      const own = words.slice(i, i + count)
      const title = own
        .map(({ text }) => text)
        .join(' ')
        .replace(/:$/, '')
      const isLoud = !/\p{Ll}/u.test(title)
      const isOne = own.every(({ text }) => /\p{Ll}/u.test(text) || isLoud)
      if (own.length < count || !isOne || cvHeading({ text: title, isListed: false })?.rest !== '') continue
      found.push({ start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0 })
      i += count - 1
      break
    }
  }
  return found
}

/** Bracket depth at each offset. */
function depthsOf(line: string): Uint8Array {
  const depths = new Uint8Array(line.length)
  let depth = 0
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '(') depth = Math.min(9, depth + 1)
    if (line[at] === ')') depth = Math.max(0, depth - 1)
    depths[at] = depth
  }
  return depths
}

/** Replaces spaces by line breaks in long lines, so that offsets stay valid. */
export const splitLines = (text: string, lexicon: Lexicon): string =>
  text
    .split('\n')
    .map((line) =>
      line.length < LOST_BREAKS || line.length > LONGEST
        ? line
        : headingsApart(line)
            .split('\n')
            .map((part) => cutApart(part, lexicon))
            .join('\n'),
    )
    .join('\n')

function cutApart(line: string, lexicon: Lexicon): string {
  const lines: string[] = []
  let from = 0
  for (const { at, x } of splitFeatures(line, lexicon)) {
    if (linear(model, x) <= SURE) continue
    lines.push(line.slice(from, at))
    from = at + 1
  }
  return [...lines, line.slice(from)].join('\n')
}
