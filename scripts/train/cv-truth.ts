/** The row labels of a labelled CV, derived from its annotations. */
import { cleanCvText } from '@/domain/documents/clean-text'
import { cvSegments } from '@/domain/documents/cv/cv-segments'
import { type CvTopic, cvHeading, SECTION_OF } from '@/domain/documents/cv/headings'
import type { Row } from '@/domain/documents/cv/row'
import type { RowLabel } from '@/domain/documents/cv/row-labels'
import { spansIn } from '@/domain/documents/dates'
import type { Lexicon } from '@/domain/documents/lexicon'
import type { LabelledCv } from '../accuracy/cv-labels'

/** The date on which the labels were written. */
export const LABELLED_ON = new Date('2025-06-15')

export type Stretch = { start: number; end: number }
/** From the first to the last of title, employer and dates; a title or employer outside the header is null. */
type HeaderTruth = Stretch & { title: Stretch | null; employer: Stretch | null }
export type CvTruth = {
  text: string
  /** Job headers, in text order. */
  headers: HeaderTruth[]
  /** Spans that were parsed as segments or headings, in text order. */
  stretches: (Stretch & { label: RowLabel })[]
}

const LABELS: Readonly<Record<CvTopic, RowLabel>> = {
  contact: 'about',
  summary: 'about',
  experience: 'work',
  service: 'work',
  projects: 'project',
  volunteering: 'project',
  education: 'study',
  certificates: 'certificate',
  skills: 'skill',
  languages: 'other',
  achievements: 'other',
  other: 'other',
}

/** Largest distance of a title or employer from the dates of its job, in characters. */
const FARTHEST = 160

/** Recognises headings by their wording and by the labels. */
export const labelledHeadings = ({ headings = {} }: LabelledCv): typeof cvHeading => {
  const topics = new Map(Object.entries(headings).map(([line, topic]) => [plain(cleanCvText(line)), topic]))
  return (segment) => {
    const topic = topics.get(plain(segment.text))
    return topic ? { section: SECTION_OF[topic], topic, rest: '' } : cvHeading(segment)
  }
}
const plain = (line: string): string =>
  line
    .replace(/^[^\p{L}]+/u, '')
    .trim()
    .toLowerCase()

export function truthOf(cv: LabelledCv, lexicon: Lexicon): CvTruth {
  const text = cleanCvText(cv.text)
  const headingOf = labelledHeadings(cv)
  const headings: Stretch[] = []
  const { segments } = cvSegments(text, lexicon, LABELLED_ON, (segment) => {
    const heading = headingOf(segment)
    const { start } = segment as { start?: number } & typeof segment
    if (heading && start !== undefined) {
      headings.push({ start, end: start + segment.text.length - heading.rest.length })
    }
    return heading
  })
  const headers = headersOf(cv, text)
  const first = headers[0]?.start ?? Number.POSITIVE_INFINITY
  const stretches: CvTruth['stretches'] = headings
    .filter(({ start }) => !headers.some((header) => start >= header.start && start < header.end))
    .map((stretch) => ({ ...stretch, label: 'heading' }))
  for (const { text, start, topic, section } of segments) {
    const stretch = { start, end: start + text.length }
    if (headings.some((heading) => heading.start === start && heading.end >= stretch.end)) continue
    const label: RowLabel =
      topic === null ? (start > first && section !== 'education' ? 'work' : 'about') : LABELS[topic]
    stretches.push({ ...stretch, label })
  }
  return { text, headers, stretches: stretches.sort((a, b) => a.start - b.start) }
}

/** All occurrences of a phrase, ignoring punctuation, spaces and case. */
function placesOf(text: string, phrase: string | null): Stretch[] {
  const words = (phrase ?? '').match(/[\p{L}\p{N}]+/gu)
  if (!words) return []
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]{1,4}')}(?![\\p{L}\\p{N}])`, 'giu')
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }))
}

function headersOf(cv: LabelledCv, text: string): HeaderTruth[] {
  const used = new Set<number>()
  const spans = text.split('\n').reduce<{ at: number; found: (Stretch & { from: string; to: string })[] }>(
    ({ at, found }, line) => ({
      at: at + line.length + 1,
      found: [
        ...found,
        ...spansIn(line, LABELLED_ON).map((span) => ({
          ...{ start: at + span.at, end: at + span.at + span.text.length },
          ...{ from: span.start, to: span.end },
        })),
      ],
    }),
    { at: 0, found: [] },
  ).found
  const headers: HeaderTruth[] = []
  for (const job of cv.jobs) {
    const dates = spans.filter((span) => span.from === job.from && span.to === job.to && !used.has(span.start))
    const titles = placesOf(text, job.title).filter(({ start }) => !used.has(start))
    const employers = placesOf(text, job.employer)
    const anchors = dates.length > 0 ? dates : titles
    let best: { cost: number; inside: Stretch[]; title: Stretch | null; employer: Stretch | null } | null = null
    for (const anchor of anchors) {
      const title = dates.length > 0 ? nearest(titles, anchor) : anchor
      const employer = nearest(employers, title ?? anchor)
      const near = [title, employer].filter((each): each is Stretch => each !== null && gap(each, anchor) <= FARTHEST)
      const cost = [title, employer].reduce(
        (sum, each) => sum + Math.min(FARTHEST, each ? gap(each, anchor) : FARTHEST),
        0,
      )
      if (best === null || cost < best.cost) best = { cost, inside: [anchor, ...near], title, employer }
    }
    if (best === null) continue
    const { title, employer, inside } = best
    const [date] = inside
    const last = headers.at(-1)
    // With several posts at one employer, its name is in the header of the first.
    const own = inside.filter(({ start }) => !headers.some((header) => start >= header.start && start < header.end))
    const kept = own.filter((each) => !last || each.start >= last.end || (date as Stretch).start < last.start)
    for (const each of [date, title]) if (each) used.add(each.start)
    if (kept.length > 0) {
      headers.push({
        start: Math.min(...kept.map((each) => each.start)),
        end: Math.max(...kept.map((each) => each.end)),
        title: title && kept.includes(title) ? title : null,
        employer: employer && kept.includes(employer) ? employer : null,
      })
    }
  }
  return headers.sort((a, b) => a.start - b.start)
}

const gap = (a: Stretch, b: Stretch): number => Math.max(0, Math.max(a.start, b.start) - Math.min(a.end, b.end))
function nearest(all: readonly Stretch[], to: Stretch): Stretch | null {
  return all.reduce<Stretch | null>(
    (best, each) => (best === null || gap(each, to) < gap(best, to) ? each : best),
    null,
  )
}

/** The label of each row; null if no span overlaps it. */
export function labelsOf(rows: readonly Row[], { headers, stretches }: CvTruth): (RowLabel | null)[] {
  return rows.map(({ segments }) => {
    const start = segments[0]?.start ?? 0
    const last = segments.at(-1)
    const end = last ? last.start + last.text.length : start
    const overlap = (each: Stretch) => Math.min(end, each.end) - Math.max(start, each.start)
    const header = headers.find((each) => overlap(each) > 0)
    if (header) return header.start >= start ? 'job' : 'more'
    let best: { label: RowLabel | null; length: number } = { label: null, length: 0 }
    for (const each of stretches) if (overlap(each) > best.length) best = { label: each.label, length: overlap(each) }
    return best.label
  })
}
