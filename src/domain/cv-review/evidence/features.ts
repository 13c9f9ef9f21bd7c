/** How a CV stands to one requirement, in numbers: what the fitted decision goes by. */
import { isHeadline } from '@/domain/documents/cv/read-cv'
import type { Lexicon } from '@/domain/documents/lexicon'
import type { Skill } from '@/domain/documents/taxonomy'
import type { WorkFit } from '../work-fit'
import type { Asked, AskedWord } from './asked-words'
import { isHedged } from './hedged'
import { groupKey, type Line, type Lines } from './lines'

export type Found = {
  /**
   * In this order: words in one line, words in one line or near to them, weight of the words in one line, whole
   * wording, words anywhere, skills named, narrower skill, wider skill, skill beside it, skills of its group, lines
   * with half of it, hedged, in a list, at work lately, elsewhere, words asked for, known skill, habit, same work, same
   * field.
   */
  features: readonly number[]
  /** The line that shows it best; null where no line shares a thing with it. */
  best: Line | null
  /** Names a kind of what is asked for. */
  isNarrower: boolean
  /** Offsets in the line of what shows it. */
  start: number
  end: number
}

/** Worth of a word that means nearly the same, and of one of the same family. */
const MEANT = 0.7
const FAMILY = 0.85
/** A degree in English says less of a language than any other line. */
const STUDIED = 0.3
/** A list says less of a duty than a line that does that work. */
const LISTED = 0.15
/** Share of the words, or of what is near to them, that a line must have where no skill links the two. */
const LEAST_SHARED = 0.1
/** Lines of more words hold something of everything. */
const LONG_LINE = 45

type Scored = { line: Line; share: number; near: number; weight: number; score: number }

/**
 * @param fit how far the whole CV speaks of the advertised work
 * @param lines of the CV
 */
export function find(asked: Asked, fit: Pick<WorkFit, 'share' | 'field'>, lines: Lines, { areNear }: Lexicon): Found {
  const named = (skill: Skill): readonly Line[] => lines.bySkill.get(skill.name) ?? []
  const direct = [...asked.skills, ...asked.examples].flatMap(named)
  const narrower = asked.skills.flatMap(({ name }) => lines.byBroader.get(name) ?? [])
  const wider = asked.skills.flatMap(({ broader }) => (broader ?? []).flatMap((name) => lines.bySkill.get(name) ?? []))
  const kin = asked.skills
    .filter(({ field, kind }) => field !== 'general' && kind === 'skill')
    .flatMap((skill) => (lines.byGroup.get(groupKey(skill)) ?? []).map((line) => ({ skill, line })))
  const beside = kin
    .filter(({ skill, line }) => line.skills.some((at) => at.skill !== skill && areNear(skill, at.skill)))
    .map(({ line }) => line)
  const sets = [direct, narrower, wider, beside, kin.map(({ line }) => line)].map((list) => new Set(list))
  const [isDirect, isNarrower, isWider, isBeside, isKin] = sets.map((set) => (line: Line) => set.has(line)) as [
    Test,
    Test,
    Test,
    Test,
    Test,
  ]
  let best: (Scored & { isRelated: boolean }) | null = null
  let halves = 0
  for (const line of lines.all) {
    // A duty is shown by lines that do that work, and not by what one is called.
    if (asked.requirement.kind === 'duty' && (line.piece.isHeader || isHeadline(line.piece))) continue
    const { share, near, weight } = sharedWords(asked, line, isDirect(line))
    if (share >= 0.5) halves++
    const related = isDirect(line) ? 1.2 : isNarrower(line) ? 0.7 : isBeside(line) ? 0.35 : isWider(line) ? 0.2 : 0
    const score =
      near +
      Math.max(related, isKin(line) ? 0.1 : 0) +
      PLACE_BONUS[line.place] -
      (asked.requirement.kind === 'language' && line.place === 'education' ? STUDIED : 0) -
      (asked.requirement.kind === 'duty' && line.isList ? LISTED : 0)
    if (score > PLACE_BONUS[line.place] && (best === null || score > best.score)) {
      best = { line, share, near, weight, score, isRelated: isDirect(line) || isNarrower(line) || isBeside(line) }
    }
  }
  const anywhere = asked.words.reduce((sum, { stem, weight }) => sum + (lines.byStem.has(stem) ? weight : 0), 0)
  const isNamed = (skill: Skill) => named(skill).length > 0
  // An example that the advertisement itself gives shows the kind that it stands for.
  const skillsNamed = asked.examples.some(isNamed)
    ? 1
    : asked.skills.filter(isNamed).length / Math.max(1, asked.skills.length)
  // A line that shares next to nothing proves nothing, whatever else speaks for the CV.
  const line = best && (best.near >= LEAST_SHARED || best.isRelated) ? best.line : null
  const features = [
    best?.share ?? 0,
    best?.near ?? 0,
    Math.min(2.5, best?.weight ?? 0),
    lines.all.some((each) => holdsWording(asked, each)) ? 1 : 0,
    asked.weight > 0 ? anywhere / asked.weight : 0,
    skillsNamed,
    narrower.length > 0 ? 1 : 0,
    wider.length > 0 ? 1 : 0,
    beside.length > 0 ? 1 : 0,
    Math.min(4, new Set(kin.map((each) => each.line)).size),
    Math.min(3, halves),
    line && isHedged(line, asked) ? 1 : 0,
    line?.isList ? 1 : 0,
    line?.place === 'recent job' ? 1 : 0,
    line?.place === 'elsewhere' ? 1 : 0,
    Math.log(1 + asked.words.length),
    asked.skills.length > 0 ? 1 : 0,
    asked.skills.some(({ kind, field }) => kind === 'soft' || field === 'general') ? 1 : 0,
    fit.share,
    fit.field,
  ]
  return { features, best: line, isNarrower: line !== null && isNarrower(line), ...spanOf(asked, line) }
}

type Test = (line: Line) => boolean

/** Of two lines that show as much the one at work. */
const PLACE_BONUS: Readonly<Record<Line['place'], number>> = {
  'recent job': 0.06,
  'older job': 0.04,
  summary: 0.03,
  education: 0.02,
  'skills list': 0.02,
  elsewhere: 0,
}

function sharedWords(asked: Asked, line: Line, isNamed: boolean): { share: number; near: number; weight: number } {
  let exact = 0
  let near = 0
  for (const word of asked.words) {
    if (line.stems.has(word.stem)) exact += word.weight
    else near += word.weight * nearness(word, line)
  }
  const by = asked.weight > 0 ? Math.min(1, LONG_LINE / Math.max(1, line.tokens.length)) / asked.weight : 0
  // A skill's name in other words is the name.
  const named = isNamed ? asked.named : 0
  return {
    share: Math.max(named, exact * by),
    near: Math.max(named, (exact + near) * by),
    weight: Math.max(named * asked.weight, exact),
  }
}

const nearness = ({ stem, groups }: AskedWord, line: Line): number =>
  line.near(stem).length > 0 ? FAMILY : groups.some((group) => line.groups.has(group)) ? MEANT : 0

/** Whether all telling words stand side by side in the order of the advertisement. */
function holdsWording({ words }: Asked, { tokens, stems }: Line): boolean {
  const [first] = words
  if (!first || words.some(({ stem }) => !stems.has(stem))) return false
  const telling = new Set(words.map(({ stem }) => stem))
  return tokens.some((token, at) => {
    if (token.stem !== first.stem) return false
    const here = tokens.slice(at, at + words.length + 2).filter(({ stem }) => telling.has(stem))
    return here.length >= words.length && words.every(({ stem }, i) => here[i]?.stem === stem)
  })
}

/** From the first to the last word that both share, or the skill that shows it. */
function spanOf(asked: Asked, line: Line | null): { start: number; end: number } {
  if (!line) return { start: 0, end: 0 }
  const names = new Set([...asked.skills, ...asked.examples].map(({ name }) => name))
  const skill =
    line.skills.find((each) => names.has(each.skill.name)) ??
    line.skills.find((each) => each.skill.broader?.some((name) => names.has(name)))
  if (skill) return skill
  const stems = new Set(asked.words.map(({ stem }) => stem))
  const shared = line.tokens.filter(({ stem }) => stems.has(stem))
  return { start: shared[0]?.start ?? 0, end: shared.at(-1)?.end ?? Math.min(line.piece.text.length, 1) }
}
