/** How one line of a CV stands to one requirement, in numbers: what the choice of the quote goes by. */
import type { Place } from '@/domain/documents/cv/read-cv'
import { isHeadline } from '@/domain/documents/cv/read-cv'
import type { Asked, AskedWord } from './asked-words'
import type { Line } from './lines'
import type { Related } from './related-lines'
import type { WorkGroups } from './work-words'

/** Worth of a word that means nearly the same, and of one of the same family. */
const MEANT = 0.7
const FAMILY = 0.85
/** Lines of more words hold something of everything. */
const LONG_LINE = 45
const MOST_WEIGHT = 2.5
const MOST_WORK = 3

const PLACES: readonly Place[] = ['recent job', 'older job', 'summary', 'education', 'skills list']

/** How much a group of words for work tells, 0 to 1: less, the more lines of CVs speak of it. */
export type Telling = Readonly<Record<string, number>>

export type LineRow = {
  /**
   * In this order: words; words or what is near to them; weight of the words; words, each weighing the same; words, or
   * what tells of the same work; the most telling work, all of it, its share; named, narrower, beside, wider, kin; the
   * places; in a list, head of a job, headline; words of the line, a number; near words that tell of the same work.
   */
  row: readonly number[]
  /** Share of the words that it has, and of those that it has or comes near to. */
  share: number
  near: number
  /** Whether anything at all links it to what is asked for. */
  isLinked: boolean
}

/** Share of the words, or of what is near to them, that a line must have where nothing else links the two. */
const LEAST_SHARED = 0.1

export function lineRow(asked: Asked, related: Related, line: Line, telling: Telling): LineRow {
  const work = sharedWork(asked.work, line.work(), telling)
  const { share, near, weight, plain, worked } = sharedWords(asked, line, related.direct.has(line), work)
  const tells = sum([...asked.work.keys()].map((group) => telling[group] ?? 1))
  const all = sum([...work.values()])
  const workShare = tells > 0 ? all / tells : 0
  const is = (holds: boolean) => (holds ? 1 : 0)
  const sets = [related.direct, related.narrower, related.beside, related.wider, related.kin]
  return {
    share,
    near,
    isLinked: near >= LEAST_SHARED || work.size > 0 || sets.slice(0, 3).some((set) => set.has(line)),
    row: [
      share,
      near,
      Math.min(MOST_WEIGHT, weight),
      plain,
      worked,
      Math.max(0, ...work.values()),
      Math.min(MOST_WORK, all),
      workShare,
      ...sets.map((set) => is(set.has(line))),
      ...PLACES.map((place) => is(line.place === place)),
      is(line.isList),
      is(line.piece.isHeader),
      is(isHeadline(line.piece)),
      Math.log(1 + line.tokens.length),
      is(/\d/.test(line.piece.text)),
      near * workShare,
    ],
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Groups that both speak of, with how much each tells. */
function sharedWork(asked: WorkGroups, line: WorkGroups, telling: Telling): ReadonlyMap<string, number> {
  const shared = [...asked.keys()].filter((group) => line.has(group))
  return new Map(shared.map((group) => [group, telling[group] ?? 1]))
}

function sharedWords(asked: Asked, line: Line, isNamed: boolean, work: ReadonlyMap<string, number>) {
  const known = { exact: 0, near: 0, worked: 0, plain: 0 }
  for (const word of asked.words) {
    const isSaid = line.stems.has(word.stem)
    const near = isSaid ? 1 : nearness(word, line)
    const same = Math.max(0, ...[...work].map(([group, worth]) => (asked.work.get(group)?.has(word.stem) ? worth : 0)))
    known.exact += isSaid ? word.weight : 0
    known.near += word.weight * near
    known.worked += word.weight * Math.max(near, same)
    known.plain += Math.max(isSaid ? 1 : near * 0.8, same)
  }
  const length = Math.min(1, LONG_LINE / Math.max(1, line.tokens.length))
  const by = asked.weight > 0 ? length / asked.weight : 0
  // A skill's name in other words is the name.
  const named = isNamed ? asked.named : 0
  return {
    share: Math.max(named, known.exact * by),
    near: Math.max(named, known.near * by),
    weight: Math.max(named * asked.weight, known.exact),
    plain: (known.plain * length) / Math.max(1, asked.words.length),
    worked: Math.max(named, known.worked * by),
  }
}

const nearness = ({ stem, groups }: AskedWord, line: Line): number =>
  line.near(stem).length > 0 ? FAMILY : groups.some((group) => line.groups.has(group)) ? MEANT : 0
