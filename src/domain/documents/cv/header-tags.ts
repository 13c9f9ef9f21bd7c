/** Tags the words of a job's header as its title and its employer, and splits its rows accordingly. */
import model from '@/content/models/cv-header-tags.json'
import { bestLabels, type CrfModel, fitsOf, labelOdds, oddsOf } from '@/domain/documents/crf'
import type { Lexicon } from '@/domain/documents/lexicon'
import { type LinearModel, linear } from '@/domain/evaluation/score/linear-model'
import type { Header } from './employer'
import { type NamedPart, type PartScores, partScores, SURE } from './header-features'
import { type Glimpse, glimpseOf, layoutFeatures } from './header-layout'
import { type HeaderPart, kindOf, partsOfRow } from './header-parts'
import { type HeaderToken, headerTokens } from './header-tokens'
import type { Row } from './row'
import { tokenFeatures } from './token-features'

/** The first token of a title or an employer, a further one of it, or anything else. */
export const TAGS = ['title first', 'title more', 'employer first', 'employer more', 'other'] as const

/** More than any real header has. */
export const MOST_PARTS = 14

/** `first` tags a header alone, `second` also with what the first made of the other headers. */
export type HeaderTagger = { first: CrfModel; second: CrfModel } & Readonly<Record<NamedPart, LinearModel>>

type PlacedRow = readonly [row: Row, offset: number]
type Span = { kind: NamedPart; first: number; last: number }

/** The tokens of a header with their features, and its parts between listed separators. */
export type HeaderInput = {
  rows: readonly PlacedRow[]
  listed: readonly HeaderPart[]
  tokens: readonly HeaderToken[]
  features: readonly number[][]
}

export function headerInput(rows: readonly PlacedRow[], lexicon: Lexicon): HeaderInput {
  const listed = rows.flatMap(([row, offset]) => partsOfRow(row, offset)).slice(0, MOST_PARTS)
  const scores = partScores(listed, lexicon)
  const scored = listed.map((part, i) => ({ part, scores: scores[i] as PartScores }))
  const tokens = headerTokens(rows, lexicon)
  return { rows, listed, tokens, features: tokenFeatures(tokens, scored, lexicon) }
}

const pairOf = (odds: readonly number[]): [number, number] => [
  (odds[0] ?? 0) + (odds[1] ?? 0),
  (odds[2] ?? 0) + (odds[3] ?? 0),
]

/** What a header alone shows of the layout. */
export const headerGlimpse = ({ tokens, features }: HeaderInput, chain: CrfModel = model.first): Glimpse =>
  glimpseOf(tokens, labelOdds(chain, features).map(pairOf))

/** The features of the tokens, with the layout of the other headers. */
export function featuresAmong(
  { tokens, features }: HeaderInput,
  others: readonly Glimpse[],
  chain: CrfModel = model.first,
): number[][] {
  const layout = layoutFeatures(tokens, labelOdds(chain, features).map(pairOf), others)
  return features.map((row, i) => [...row, ...(layout[i] ?? [])])
}

function spansOf(labels: readonly number[], tokens: readonly HeaderToken[]): Span[] {
  const spans: Span[] = []
  for (const [i, label] of labels.entries()) {
    const tag = TAGS[label] ?? 'other'
    if (tag === 'other') continue
    const kind = tag.startsWith('title') ? 'title' : 'employer'
    const open = spans.at(-1)
    if (tag.endsWith('more') && open?.kind === kind && open.last === i - 1) open.last = i
    else spans.push({ kind, first: i, last: i })
  }
  return spans.filter(({ first, last }) => tokens.slice(first, last + 1).some(({ text }) => /\p{L}/u.test(text)))
}

const LEAST = 0.002

/**
 * A header needs an employer: where none is tagged, a title is split at the listed separators again, so that the part
 * behind one can be chosen ("Product Manager, Acme").
 */
function withEmployer(spans: Span[], { listed, tokens }: HeaderInput): Span[] {
  if (spans.some(({ kind }) => kind === 'employer')) return spans
  return spans.filter(({ first, last }) => {
    const [start, end] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0]
    return listed.filter((part) => part.start >= start && part.end <= end).length < 2
  })
}

/** The parts of a header as tagged, and the input of their scores. */
export function taggedParts(
  input: HeaderInput,
  others: readonly Glimpse[],
  lexicon: Lexicon,
  chains: Pick<HeaderTagger, 'first' | 'second'> = model,
): { parts: HeaderPart[]; inputs: Record<NamedPart, number[]>[]; alone: PartScores[] } {
  const { rows, listed, tokens } = input
  const features = featuresAmong(input, others, chains.first)
  const fits = fitsOf(chains.second, features)
  const spans = withEmployer(spansOf(bestLabels(chains.second, fits), tokens), input)
  const odds = oddsOf(chains.second, fits).map(pairOf)
  const parts = rows.flatMap(([row, offset]) => {
    const own = listed.filter((part) => part.offset === offset)
    if (own.some(({ label }) => label !== null)) return own
    return splitRow(row, offset, own, spans, tokens)
  })
  const alone = partScores(parts, lexicon)
  const inputs = parts.map((part, i) => {
    const within = tokens.flatMap(({ kind, start, end }, at) =>
      kind === 'word' && start >= part.start && end <= part.end ? [at] : [],
    )
    const logOdds = (kind: 0 | 1) => {
      const sum = within.reduce((sum, at) => sum + (odds[at]?.[kind] ?? 0), 0)
      const share = Math.min(1 - LEAST, Math.max(LEAST, sum / Math.max(1, within.length)))
      return Math.log(share / (1 - share))
    }
    const [title, employer] = [logOdds(0), logOdds(1)]
    const isSpan = (kind: NamedPart) =>
      Number(spans.some((each) => each.kind === kind && tokens[each.first]?.start === part.start))
    const shared = [title, employer, isSpan('title'), isSpan('employer')]
    return {
      title: [...shared, alone[i]?.title ?? 0],
      employer: [...shared, alone[i]?.employer ?? 0],
    }
  })
  return { parts, inputs, alone }
}

/** The parts of a row: what is tagged, and the rest as its separators split it. */
function splitRow(
  { segments }: Row,
  offset: number,
  listed: readonly HeaderPart[],
  spans: readonly Span[],
  tokens: readonly HeaderToken[],
): HeaderPart[] {
  const textAt = (start: number, end: number): string => {
    const segment = segments.find((each) => start >= each.start && start < each.start + each.text.length)
    return segment ? segment.text.slice(start - segment.start, end - segment.start) : ''
  }
  const textAfter = (at: number): string => {
    const segment = segments.find((each) => at >= each.start && at < each.start + each.text.length)
    return segment ? segment.text.slice(at - segment.start) : ''
  }
  const tagged = spans.flatMap(({ kind, first, last }) => {
    const { start, offset: own } = tokens[first] as HeaderToken
    let end = tokens[last]?.end ?? start
    if (own !== offset) return []
    const next = tokens[last + 1]
    // "Oak S.A.", "Engineer (Bridges)"
    const open = textAt(start, end).lastIndexOf('(')
    const isOpen = open >= 0 && !textAt(start, end).slice(open).includes(')')
    if (next?.start === end && next.text === (isOpen ? ')' : '.')) {
      if (isOpen || /(?:^|[\s.])\p{L}$/u.test(textAt(start, end))) end = next.end
    }
    // "Project Manager (Roads)", but not "Consultant (Oak Ltd)"
    const bracket = kind === 'title' ? /^\s?\([^()\d]{1,60}\)/.exec(textAfter(end)) : null
    const isEmployer = spans.some((each) => each.kind === 'employer' && each.first > last && each.first <= last + 2)
    if (bracket && !isEmployer) end += bracket[0].length
    return [{ start, end, before: tokens[first - 1]?.text ?? '' }]
  })
  const isTaken = (start: number, end: number) => tagged.some((each) => start < each.end && end > each.start)
  const rest = listed.flatMap((part) => {
    if (!isTaken(part.start, part.end)) return [{ start: part.start, end: part.end, before: '' }]
    const runs: { start: number; end: number; before: string }[] = []
    let isOpen = false
    for (const { kind, start, end } of tokens) {
      const isFree = kind === 'word' && start >= part.start && end <= part.end && !isTaken(start, end)
      const run = runs.at(-1)
      if (isFree && isOpen && run) run.end = end
      else if (isFree) runs.push({ start, end, before: '' })
      isOpen = isFree
    }
    return runs.filter(({ start, end }) => /\p{Lu}.?\p{L}{2}/u.test(textAt(start, end)))
  })
  const all = [...tagged, ...rest].sort((a, b) => a.start - b.start)
  return all.map((each, index) => {
    const same = listed.find((part) => part.start === each.start)
    return {
      ...{ start: each.start, end: each.end, text: textAt(each.start, each.end), offset, index },
      isBehindAt: same?.isBehindAt ?? /^(?:at|@)$/i.test(each.before),
      behind: same ? same.behind : kindOf(each.before),
      label: null,
    }
  })
}

/** A header with the scores of its parts as its title and its employer. */
export function taggedHeader(
  input: HeaderInput,
  others: readonly Glimpse[],
  labelled: readonly PlacedRow[],
  lexicon: Lexicon,
): Header {
  const { parts, inputs, alone } = taggedParts(input, others, lexicon)
  const below = labelled.flatMap(([row, offset]) => partsOfRow(row, offset))
  // A name alone is of an employer with several posts below it, or of a post: other headers say nothing of that.
  if (parts.length === 1) return { parts: [...parts, ...below], scores: partScores([...parts, ...below], lexicon) }
  const scores = parts.map(({ label }, i): PartScores => {
    const scoreOf = (kind: NamedPart) =>
      label === null ? linear(model[kind], inputs[i]?.[kind] ?? []) : label === kind ? SURE : -SURE
    return { title: scoreOf('title'), employer: scoreOf('employer'), known: alone[i]?.known ?? 0 }
  })
  return {
    parts: [...parts, ...below].slice(0, MOST_PARTS),
    scores: [...scores, ...partScores(below, lexicon)].slice(0, MOST_PARTS),
  }
}
