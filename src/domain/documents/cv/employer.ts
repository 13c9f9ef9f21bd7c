/** Decides which part of a job header is the title and which the employer, using all jobs of a CV together. */
import type { Extract } from '@/domain/documents/types'
import type { NamedPart, PartScores } from './header-features'
import type { HeaderPart } from './header-parts'

export type Header = { parts: readonly HeaderPart[]; scores: readonly PartScores[] }
export type Naming = { title: number; employer: number; score: number }

/** The layout of a CV's job headers: the order of title and employer, and their usual positions. */
export type Habit = { isTitleFirst: boolean | null; title: string | null; employer: string | null }
const NO_HABIT: Habit = { isTitleFirst: null, title: null, employer: null }

/** Log-odds penalties: for a missing title or employer, and for deviating from the CV's usual layout. */
const UNNAMED_TITLE = -4
const UNNAMED_EMPLOYER = -3
const OUT_OF_ORDER = -2
const OUT_OF_PLACE = -1

const placeOf = (part: HeaderPart | undefined): string | null => (part ? `${part.offset} ${part.index}` : null)

/** The most likely title and employer, as indexes of parts; -1 for none. */
export function namingOf({ parts, scores }: Header, habit: Habit): Naming {
  let best: Naming = { title: -1, employer: -1, score: UNNAMED_TITLE + UNNAMED_EMPLOYER }
  const scoreOf = (kind: NamedPart, i: number, least: number) => {
    const isOut = i >= 0 && habit[kind] !== null && habit[kind] !== placeOf(parts[i])
    return (scores[i]?.[kind] ?? least) + (isOut ? OUT_OF_PLACE : 0)
  }
  for (let title = -1; title < parts.length; title++) {
    for (let employer = -1; employer < parts.length; employer++) {
      if (title === employer) continue
      const isOut =
        title >= 0 && employer >= 0 && habit.isTitleFirst !== null && title < employer !== habit.isTitleFirst
      const score =
        scoreOf('title', title, UNNAMED_TITLE) +
        scoreOf('employer', employer, UNNAMED_EMPLOYER) +
        (isOut ? OUT_OF_ORDER : 0)
      if (score > best.score) best = { title, employer, score }
    }
  }
  return best
}

/** The layout that fits the headers of a CV best. */
export function habitOf(headers: readonly Header[]): Habit {
  const [first, last] = [true, false].map((isTitleFirst) => {
    const namings = headers.map((header) => namingOf(header, { ...NO_HABIT, isTitleFirst }))
    return { isTitleFirst, namings, total: namings.reduce((sum, { score }) => sum + score, 0) }
  })
  const best = first && last && last.total > first.total ? last : first
  if (!best) return NO_HABIT
  const usual = (kind: NamedPart) =>
    mostFrequent(best.namings.map((naming, i) => placeOf(headers[i]?.parts[naming[kind]])))
  return { isTitleFirst: best.isTitleFirst, title: usual('title'), employer: usual('employer') }
}

/** The value of more than half; null when there is none. */
function mostFrequent(values: readonly (string | null)[]): string | null {
  const found = values.find((value) => values.filter((other) => other === value).length * 2 > values.length)
  return found ?? null
}

/** Share of title words above which a part is an occupation rather than a place: "Analyst, Private Banking". */
const MOSTLY = 0.5

const isTitled = (score: PartScores | undefined, least = 0): boolean =>
  score !== undefined && score.title > least && score.title >= score.employer
const isKnown = (score: PartScores | undefined): boolean => (score?.known ?? 0) > MOSTLY

/** The title, which may continue after a comma: "Consultant, then Senior Consultant". */
export function titleAt(text: string, { parts, scores }: Header, { title, employer }: Naming): Extract | null {
  const part = parts[title]
  if (!part) return null
  const isElsewhere = parts[employer]?.offset !== part.offset || employer < title
  const goesOn = (score: PartScores | undefined) => isTitled(score) || (isElsewhere && isKnown(score))
  const comesBefore = (score: PartScores | undefined) => isTitled(score, isKnown(score) ? Number.NEGATIVE_INFINITY : 0)
  const isJoined = (i: number, j: number) =>
    parts[i]?.offset === part.offset &&
    parts[j]?.offset === part.offset &&
    /^(?:, {1,2}| \/ )$/.test(text.slice(parts[i]?.end, parts[j]?.start))
  let [first, last] = [title, title]
  // "Analyst, Business Operations": the position comes before its field.
  while (first > 0 && first - 1 !== employer && isJoined(first - 1, first) && comesBefore(scores[first - 1])) first--
  // "Coordinator / Planner"
  const isOther = (i: number) => parts[i]?.behind === 'slash' && (scores[i]?.title ?? 0) > (scores[i]?.employer ?? 0)
  while (
    last + 1 < parts.length &&
    last + 1 !== employer &&
    isJoined(last, last + 1) &&
    (goesOn(scores[last + 1]) || isOther(last + 1))
  )
    last++
  const [start, end] = [parts[first]?.start ?? part.start, parts[last]?.end ?? part.end]
  return { text: text.slice(start, end), start, end }
}

/** Without a remark about the company in brackets: "Ledgerfern (accounts payable software)". */
export function employerAt({ parts }: Header, { employer }: Naming): Extract | null {
  const part = parts[employer]
  if (!part) return null
  const text = part.text.replace(/\s{1,3}\([\p{Ll}\d][^()]{0,120}\)$/u, '')
  return { text, start: part.start, end: part.start + text.length }
}
