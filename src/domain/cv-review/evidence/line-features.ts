/** Features of one line of a CV for one requirement, which select the quote. */
import type { Place } from '@/domain/documents/cv/cv'
import { isHeadline } from '@/domain/documents/cv/read-cv'
import { sum } from '@/domain/sum'
import type { Asked, AskedWord } from './asked-words'
import type { Line } from './lines'
import type { Related } from './related-lines'
import type { WorkGroups } from './work-words'

/** Credit of a synonym, and of a word of the same family. */
const MEANT = 0.7
const FAMILY = 0.85
/** In words: longer lines match almost anything. */
const LONG_LINE = 45
const MOST_WEIGHT = 2.5
const MOST_WORK = 3

const PLACES: readonly Place[] = ['recent job', 'older job', 'summary', 'education', 'skills list']

/** Specificity of a group of work words, 0 to 1: the more CV lines contain it, the lower. */
export type Telling = Readonly<Record<string, number>>

export type LineRow = {
  /**
   * In this order: recall of words; with variants; weight of the shared words; unweighted recall; with words for the
   * same work; specificity of the most specific shared work, of all of it, its share; named, narrower, related, wider,
   * same group; the places; list, job header, headline; number of words, has a number; variants times share of the
   * work.
   */
  row: readonly number[]
  /** Recall of the words, and recall including variants. */
  share: number
  near: number
  /** Whether anything links the line to the requirement. */
  isLinked: boolean
}

/** Least recall, including variants, for a line without any other link. */
const LEAST_SHARED = 0.1

/** @param tells summed specificity of all work words in the requirement, see `tellsOf` */
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

/** Features that do not depend on the requirement; cached, since each requirement is compared with each line. */
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

type Shared = readonly (readonly [stems: ReadonlySet<string>, worth: number])[]
const NONE: Shared = []

/** Groups of work words that both contain: the words of the requirement, and the specificity of the group. */
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
  // Some names are no content words elsewhere: "Go".
  const isNameAlone = asked.words.length === 0
  // A synonym of a skill's name counts as the name.
  const named = isNamed ? asked.named : 0
  return {
    share: Math.max(named, sums.exact * by),
    near: Math.max(named, sums.near * by),
    weight: Math.max(named * (isNameAlone ? 1 : asked.weight), sums.exact),
    plain: isNameAlone ? named : (sums.plain * length) / asked.words.length,
    worked: Math.max(named, sums.worked * by),
  }
}

const nearness = ({ stem, groups }: AskedWord, line: Line): number =>
  line.near(stem).length > 0 ? FAMILY : groups.some((group) => line.groups.has(group)) ? MEANT : 0
