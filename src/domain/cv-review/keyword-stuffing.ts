/** Keyword stuffing: finds text copied from the advertisement and long lists of keywords. */

import type { Cv, CvSegment } from '@/domain/documents/cv/cv'
import { segmentsOf } from '@/domain/documents/segments'
import { memoize } from '@/domain/text/memoize'
import { isList, LIST_SHARE, skillShare } from './lists'

export type StuffingCheck = {
  /** Segments that count: duplicates and copies of the advertisement are removed. */
  segments: readonly CvSegment[]
  listedOnly: number
  /** Highest score that the CV can reach; 100 without a limit. */
  ceiling: number
  /** One for each limit, the lowest first. */
  reasons: readonly string[]
}

const COPY_WORDS = 5
/**
 * Consecutive lines of the advertisement that count as a copy: short names in the same order, longer lines in any
 * order.
 */
const COPIED_LINES = 3
const COPIED_SENTENCES = 2
/** Most words of a line that may be a name. */
const NAME_WORDS = 2
/**
 * Names in a row that count as a copy, if nothing but names is copied there: "Word, Excel, PowerPoint and Outlook"
 * stands in many CVs, and good advice is to name skills as the advertisement does.
 */
const COPIED_NAMES = 8
/** Shingles: their length in words, the fewest in a text, and the share that makes the text a copy. */
const RUN = 4
const LONG_RUN = 6
const FEWEST_RUNS = 3
const COPIED_RUNS = 0.55
/** Number of listed skills above which the list counts as stuffing. */
const HEAP = 80

const plainOf: (text: string) => string = memoize(
  (text) =>
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}+#]+/gu)
      ?.join(' ') ?? '',
)

export function checkKeywordStuffing(cv: Cv, advert: Advertised): StuffingCheck {
  const copies = copiesIn(cv.segments, originalOf(advert))
  const seen = new Set<string>()
  const kept: CvSegment[] = []
  let all = 0
  let copied = 0
  let repeated = 0
  for (const [at, segment] of cv.segments.entries()) {
    const words = segment.tokens.length
    const plain = plainOf(segment.text)
    all += words
    if (copies.has(at)) copied += words
    else if (!segment.isHeader && words >= 3 && seen.has(plain)) repeated += words
    else kept.push(segment)
    seen.add(plain)
  }
  const share = all === 0 ? 0 : copied / all
  const listedOnly = countListedOnly(kept)
  const limits: [number, string][] = []
  if (share > 0.5)
    limits.push([45, 'Most of this CV repeats the job description word for word, so it proves nothing yet.'])
  else if (share > 0.15)
    limits.push([75, 'Parts of this CV repeat the job description word for word; they were not counted.'])
  if (listedOnly > HEAP) {
    limits.push([65, `${listedOnly} skills stand in lists only, with no work that shows them.`])
  }
  if (all > 0 && repeated / all > 0.25)
    limits.push([80, 'The same lines appear again and again in this CV; each was counted once.'])
  if (!hasWork(cv)) limits.push([85, 'No job with dates was found, so nothing shows where the skills were used.'])
  return {
    // Empty for a CV that is only a copy.
    segments: kept,
    listedOnly,
    ceiling: Math.min(100, ...limits.map(([limit]) => limit)),
    reasons: limits.toSorted(([a], [b]) => a - b).map(([, reason]) => reason),
  }
}

/** An advertisement; the index of its text is cached per object. */
type Advertised = { text: string }

type Original = { isCopied: (plain: string) => boolean; longRuns: ReadonlySet<string>; lines: Lines }

const originals = new WeakMap<Advertised, Original>()
function originalOf(advert: Advertised): Original {
  const before = originals.get(advert)
  if (before) return before
  const original = plainOf(advert.text)
  const made = {
    isCopied: memoize(copyOf(original)),
    longRuns: new Set(runsOf(original, LONG_RUN)),
    lines: linesOf(advert.text),
  }
  originals.set(advert, made)
  return made
}

/** Indexes of the segments that are copied from the advertisement. */
function copiesIn(segments: readonly CvSegment[], { isCopied, longRuns, lines }: Original): ReadonlySet<number> {
  const copies = new Set([...copiedAcross(segments, longRuns), ...copiedLines(segments, lines)])
  for (const [at, { text, tokens, isHeader }] of segments.entries()) {
    if (tokens.length >= COPY_WORDS && !isHeader && isCopied(plainOf(text))) copies.add(at)
  }
  for (let from = 0, to = 0; from < segments.length; from = to + 1) {
    to = from
    while (copies.has(to)) to++
    const names = segments.slice(from, to).map(namesIn)
    const isFew = names.every((count) => count > 0) && names.reduce((sum, count) => sum + count, 0) < COPIED_NAMES
    if (isFew) for (let at = from; at < to; at++) copies.delete(at)
  }
  return copies
}

/** Between the names of a list. */
const BETWEEN = /[,;|•·()/]|\s(?:and|or|&)\s/
const FEWEST_ITEMS = 3
const ITEM_WORDS = 3

/** The number of names in a segment that lists nothing else; 0 for others. */
function namesIn(segment: CvSegment): number {
  if (segment.tokens.length <= NAME_WORDS || skillShare(segment) >= LIST_SHARE) return segment.skills.length || 1
  const items = segment.text.split(BETWEEN).filter((item) => item.trim() !== '')
  const areNames = items.length >= FEWEST_ITEMS && items.every((item) => item.trim().split(/\s+/).length <= ITEM_WORDS)
  return areNames ? items.length : 0
}

/**
 * Whether a text is copied from another: most of its four-word shingles occur there, so inserted words do not hide the
 * copy (shingles after A. Broder, "On the resemblance and containment of documents", 1997).
 */
function copyOf(original: string): (plain: string) => boolean {
  const runs = new Set(runsOf(original))
  return (plain) => {
    if (` ${original} `.includes(` ${plain} `)) return true
    const own = runsOf(plain)
    return own.length >= FEWEST_RUNS && own.filter((run) => runs.has(run)).length >= COPIED_RUNS * own.length
  }
}

/**
 * Indexes of segments that match the original across line breaks: an advertisement broken into short lines. Shingles
 * are longer here and must cross a line break, since a single line may name a thing in the same words.
 */
function copiedAcross(segments: readonly CvSegment[], runs: ReadonlySet<string>): ReadonlySet<number> {
  const words = segments.flatMap(({ text }, at) =>
    plainOf(text)
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => ({ word, at })),
  )
  const covered = new Set<number>()
  for (let i = 0; i + LONG_RUN <= words.length; i++) {
    if (words[i]?.at === words[i + LONG_RUN - 1]?.at) continue
    const run = words.slice(i, i + LONG_RUN)
    if (!runs.has(run.map(({ word }) => word).join(' '))) continue
    for (let j = i; j < i + LONG_RUN; j++) covered.add(j)
  }
  const counts = new Map<number, number>()
  for (const i of covered) {
    const at = words[i]?.at ?? -1
    counts.set(at, (counts.get(at) ?? 0) + 1)
  }
  return new Set(
    [...counts].filter(([at, count]) => count >= 0.6 * (segments[at]?.tokens.length ?? 1)).map(([at]) => at),
  )
}

/** Most occurrences of one line that are compared, which bounds the time for repetitive texts. */
const MOST_PLACES = 8

/** The indexes of each line of a text, by its normalised text. */
type Lines = ReadonlyMap<string, readonly number[]>

function linesOf(text: string): Lines {
  const places = new Map<string, number[]>()
  for (const [at, segment] of segmentsOf(text).entries()) {
    const plain = plainOf(segment.text)
    const known = places.get(plain)
    if (!known) places.set(plain, [at])
    else if (known.length < MOST_PLACES) known.push(at)
  }
  return places
}

/**
 * Indexes of segments that copy several consecutive lines of the advertisement, such as its list of requirements. A
 * short line ("SQL") may match by chance, so names count only in the same order, which chance produces for two at most;
 * longer lines count in any order.
 */
function copiedLines(segments: readonly CvSegment[], places: Lines): ReadonlySet<number> {
  const placesOf = (at: number): readonly number[] => {
    const segment = segments[at]
    return segment && !segment.isHeader ? (places.get(plainOf(segment.text)) ?? []) : []
  }
  const copied = new Set<number>()
  for (let from = 0, to = 0; from < segments.length; from = to + 1) {
    to = from
    while (placesOf(to).length > 0) to++
    const run = Array.from({ length: to - from }, (_, i) => from + i)
    const wordy = run.filter((at) => (segments[at]?.tokens.length ?? 0) > NAME_WORDS)
    if (wordy.length >= COPIED_SENTENCES) for (const at of wordy) copied.add(at)
    for (const at of run) {
      for (const start of placesOf(at)) {
        // Already counted from the first line of the run.
        if (placesOf(at - 1).includes(start - 1)) continue
        let count = 1
        while (placesOf(at + count).includes(start + count)) count++
        if (count >= COPIED_LINES) for (let i = 0; i < count; i++) copied.add(at + i)
      }
    }
  }
  return copied
}

function runsOf(plain: string, length = RUN): string[] {
  const words = plain.split(' ')
  return words.slice(length - 1).map((_, i) => words.slice(i, i + length).join(' '))
}

/** Whether a CV has a dated job, or an experience section of some length. */
const hasWork = (cv: Cv): boolean =>
  cv.jobs.length > 0 ||
  cv.segments.filter(({ section, tokens }) => section === 'experience' && tokens.length > 4).length >= 3

function countListedOnly(segments: readonly CvSegment[]): number {
  const listed = new Set<string>()
  const shown = new Set<string>()
  for (const segment of segments) {
    const into =
      isList(segment) || (segment.job === null && segment.tokens.length <= 5) || segment.section === 'skills'
        ? listed
        : shown
    for (const { value } of segment.skills) into.add(value.name)
  }
  return [...listed].filter((name) => !shown.has(name)).length
}
