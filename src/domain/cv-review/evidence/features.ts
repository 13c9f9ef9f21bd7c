/** Features of a CV for one requirement, the input of the fitted decision. */

import { isTrait } from '@/domain/cv-review/habits'
import type { WorkFit } from '@/domain/cv-review/work-fit'
import { isHeadline } from '@/domain/documents/cv/read-cv'
import type { Lexicon } from '@/domain/documents/lexicon'
import { type LinearModel, linear } from '@/domain/evaluation/score/linear-model'
import type { Asked } from './asked-words'
import { isHedged } from './hedged'
import { type LineRow, lineRow, type Telling, tellsOf } from './line-features'
import type { Line, Lines } from './lines'
import { type Related, relatedLines } from './related-lines'

export type Candidate = LineRow & { line: Line }

export type Found = {
  /**
   * In this order: score of the best line, log-sum-exp of all scores, score of the second line; the row of the best
   * line; exact wording, words anywhere, skills named, narrower skill, wider skill, related skill, lines of its skill
   * group, lines with half of it; hedged; number of words, known skill, soft skill, trait, same work, same field,
   * groups of work words.
   */
  features: readonly number[]
  /** The line with the best evidence; null where no line is linked to the requirement. */
  best: Line | null
  /** The line to quote: the same, or a line about a job where the best one only lists the skill. */
  quoted: Line | null
  /** Whether the line names a narrower skill. */
  isNarrower: boolean
  /** Offsets of the evidence in `quoted`. */
  start: number
  end: number
}

/** Score without any line. */
const LOWEST = -9

/** Penalty for education lines: a degree in English says less about a language than other lines. */
const STUDIED = 3
const isStudied = ({ requirement: { kind } }: Asked, { place }: Line) => kind === 'language' && place === 'education'

/** The lines that may be evidence, with their features; a duty is shown by work, not by a job title. */
export function candidates(asked: Asked, related: Related, lines: Lines, telling: Telling): Candidate[] {
  const isDuty = asked.requirement.kind === 'duty'
  const tells = tellsOf(asked, telling)
  return lines.all
    .filter((line) => line.tokens.length > 0 && !(isDuty && isHeadline(line.segment)))
    .map((line) => Object.assign(lineRow(asked, related, line, telling, tells), { line }))
}

/** What selects a line: the model of its row, and the specificity of each group of work words. */
export type LineChoice = { line: LinearModel; telling: Telling }

/**
 * @param fit how well the whole CV fits the advertised work, 0 to 1
 * @param lines lines of the CV
 */
export function find(
  asked: Asked,
  fit: Pick<WorkFit, 'share' | 'field'>,
  lines: Lines,
  lexicon: Lexicon,
  { line: model, telling }: LineChoice,
): Found {
  const related = relatedLines(asked, lines, lexicon)
  const scored = candidates(asked, related, lines, telling)
    .map((each) =>
      Object.assign(each, { score: linear(model, each.row) - (isStudied(asked, each.line) ? STUDIED : 0) }),
    )
    .sort((a, b) => b.score - a.score)
  const [best, next] = scored
  const line = best?.isLinked ? best.line : null
  const isNamed = ({ name }: { name: string }) => lines.bySkill.has(name)
  const anywhere = asked.words.reduce((sum, { stem, weight }) => sum + (lines.byStem.has(stem) ? weight : 0), 0)
  const features = [
    best?.score ?? LOWEST,
    Math.log(scored.reduce((sum, { score }) => sum + Math.exp(score), 0) + Math.exp(LOWEST)),
    next?.score ?? LOWEST,
    ...(best?.row ?? new Array<number>(model.means.length).fill(0)),
    lines.all.some((each) => holdsWording(asked, each)) ? 1 : 0,
    asked.weight > 0 ? anywhere / asked.weight : 0,
    // An example from the advertisement counts as the category.
    asked.examples.some(isNamed) ? 1 : asked.skills.filter(isNamed).length / Math.max(1, asked.skills.length),
    ...[related.narrower, related.wider, related.beside].map((some) => (some.size > 0 ? 1 : 0)),
    Math.min(4, related.kin.size),
    Math.min(3, scored.filter(({ share }) => share >= 0.5).length),
    line && isHedged(line, asked) ? 1 : 0,
    Math.log(1 + asked.words.length),
    asked.skills.length > 0 ? 1 : 0,
    asked.skills.some(({ kind, field }) => kind === 'soft' || field === 'general') ? 1 : 0,
    isTrait(asked.requirement) ? 1 : 0,
    fit.share,
    fit.field,
    Math.min(3, asked.work.size),
  ]
  const isNarrower = line !== null && related.narrower.has(line)
  const isListed = line?.place === 'skills list' && related.direct.has(line)
  const done = isListed ? scored.find(({ line: other }) => related.direct.has(other) && isDone(other)) : undefined
  const quoted = done?.line ?? line
  return {
    features,
    best: line,
    quoted,
    isNarrower,
    ...spanOf(asked, quoted),
  }
}

/** Whether a line describes work in a job. */
const isDone = ({ place, isList, segment }: Line): boolean =>
  (place === 'recent job' || place === 'older job') && !isList && !segment.isHeader

/** Whether a line contains all content words nearly adjacent and in the same order. */
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

/** The skill that is evidence; otherwise from the first to the last shared word, by word or by group of work words. */
function spanOf(asked: Asked, line: Line | null): { start: number; end: number } {
  if (!line) return { start: 0, end: 0 }
  const names = new Set([...asked.skills, ...asked.examples].map(({ name }) => name))
  const skill =
    line.skills.find((each) => names.has(each.skill.name)) ??
    line.skills.find((each) => each.skill.broader?.some((name) => names.has(name)))
  if (skill) return skill
  const worked = [...line.work()].flatMap(([group, stems]) => (asked.work.has(group) ? [...stems] : []))
  const stems = new Set([...asked.words.map(({ stem }) => stem), ...worked])
  const shared = line.tokens.filter(({ stem }) => stems.has(stem))
  return { start: shared[0]?.start ?? 0, end: shared.at(-1)?.end ?? Math.min(line.segment.text.length, 1) }
}
