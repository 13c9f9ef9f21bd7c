/** Features of one line of a CV for one requirement, by which the quote is chosen. */
import type { Place } from '@/domain/documents/cv/cv'
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

/** Specificity of a group of words for work, 0 to 1: lower, the more lines of CVs contain it. */
export type Telling = Readonly<Record<string, number>>

export type LineRow = {
  /**
   * In this order: words; words or their variants; weight of the words; words, each weighing the same; words, or
   * words for the same work; the most specific work, all of it, its share; named, narrower, beside, wider, kin; the
   * places; in a list, head of a job, headline; words of the line, a number; variants that mean the same work.
   */
  row: readonly number[]
  /** Share of the words that it has, and of those that it has or comes near to. */
  share: number
  near: number
  /** Whether anything at all links it to the requirement. */
  isLinked: boolean
}

/** Share of the words or their variants that a line needs where nothing else links the two. */
const LEAST_SHARED = 0.1

/** @param tells specificity of all the work in the requirement, see `tellsOf` */
export function lineRow(asked: Asked, related: Related, line: Line, telling: Telling, tells: number): LineRow {
  const work = sharedWork(asked.work, line.work(), telling)
  const isNamed = related.direct.has(line)
  const { share, near, weight, plain, worked } = sharedWords(asked, line, isNamed, work)
  let all = 0
  let most = 0
  for (const [, worth] of work) {
    all += worth
    most = Math.max(most, worth)
  }
  const workShare = tells > 0 ? all / tells : 0
  const isNarrower = related.narrower.has(line)
  const isBeside = related.beside.has(line)
  return {
    share,
    near,
    isLinked: near >= LEAST_SHARED || work.length > 0 || isNamed || isNarrower || isBeside,
    row: [
      share,
      near,
      Math.min(MOST_WEIGHT, weight),
      plain,
      worked,
      most,
      Math.min(MOST_WORK, all),
      workShare,
      Number(isNamed),
      Number(isNarrower),
      Number(isBeside),
      Number(related.wider.has(line)),
      Number(related.kin.has(line)),
      ...ofLine(line),
      near * workShare,
    ],
  }
}

export const tellsOf = ({ work }: Asked, telling: Telling): number =>
  sum([...work.keys()].map((group) => telling[group] ?? 1))

const known = new WeakMap<Line, readonly number[]>()

/** What is the same whatever is asked for; kept, since each requirement looks at each line. */
function ofLine(line: Line): readonly number[] {
  const before = known.get(line)
  if (before) return before
  const { place, isList, segment, tokens } = line
  const made = [
    ...PLACES.map((each) => Number(place === each)),
    Number(isList),
    Number(segment.isHeader),
    Number(isHeadline(segment)),
    Math.log(1 + tokens.length),
    Number(/\d/.test(segment.text)),
  ]
  known.set(line, made)
  return made
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

type Shared = readonly (readonly [stems: ReadonlySet<string>, worth: number])[]
const NONE: Shared = []

/** Groups that both contain: the words of the requirement, and the specificity of the group. */
function sharedWork(asked: WorkGroups, line: WorkGroups, telling: Telling): Shared {
  let shared: [ReadonlySet<string>, number][] | null = null
  for (const [group, stems] of asked) {
    if (!line.has(group)) continue
    shared ??= []
    shared.push([stems, telling[group] ?? 1])
  }
  return shared ?? NONE
}

function sharedWords(asked: Asked, line: Line, isNamed: boolean, work: Shared) {
  const sums = { exact: 0, near: 0, worked: 0, plain: 0 }
  for (const word of asked.words) {
    const isSaid = line.stems.has(word.stem)
    const near = isSaid ? 1 : nearness(word, line)
    let same = 0
    for (const [stems, worth] of work) if (worth > same && stems.has(word.stem)) same = worth
    sums.exact += isSaid ? word.weight : 0
    sums.near += word.weight * near
    sums.worked += word.weight * Math.max(near, same)
    sums.plain += Math.max(isSaid ? 1 : near * 0.8, same)
  }
  const length = Math.min(1, LONG_LINE / Math.max(1, line.tokens.length))
  const by = asked.weight > 0 ? length / asked.weight : 0
  // A skill's name in other words is the name.
  const named = isNamed ? asked.named : 0
  return {
    share: Math.max(named, sums.exact * by),
    near: Math.max(named, sums.near * by),
    weight: Math.max(named * asked.weight, sums.exact),
    plain: (sums.plain * length) / Math.max(1, asked.words.length),
    worked: Math.max(named, sums.worked * by),
  }
}

const nearness = ({ stem, groups }: AskedWord, line: Line): number =>
  line.near(stem).length > 0 ? FAMILY : groups.some((group) => line.groups.has(group)) ? MEANT : 0
