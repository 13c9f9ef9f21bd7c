/** Features of the tokens of a job's header and of their neighbours, the input of their labels. */
import wordings from '@/content/language/cv-header-words.json'
import type { Lexicon } from '@/domain/documents/lexicon'
import { singular } from '@/domain/documents/phrase-index'
import { inPlaceName } from '@/domain/documents/place-names'
import { setOf } from '@/domain/text/word-sets'
import { legal, organisation, own, type PartScores, ranks, terms, vocabularyOf } from './header-features'
import { type HeaderLabel, type HeaderPart, labelIn } from './header-parts'
import type { HeaderToken } from './header-tokens'

const joints = [...setOf(wordings.joints)]
const units = setOf(wordings.units)
const MARKS = [',', '.', ':', ';', '–', '—', '-', '|', '•', '·', '/', '(', ')', '[', ']', '@', '"', '“', '”', '…']
const SUFFIXES = ['er', 'or', 'ist', 'ian', 'ant', 'ent', 'man', 'ing', 'ion', 'ics', 's']

const [COMMON_JOINTS, RARE_JOINTS] = [joints.slice(0, 11), joints.slice(11)]
const [COMMON_MARKS, RARE_MARKS] = [MARKS.slice(0, 16), MARKS.slice(16)]
const noneOf = new WeakMap<readonly string[], number[]>()
/** For each of a list, whether the text is it. */
function oneOf(list: readonly string[], text: string): readonly number[] {
  const none = noneOf.get(list) ?? list.map(() => 0)
  noneOf.set(list, none)
  return list.includes(text) ? list.map((each) => Number(each === text)) : none
}

const squashed = (score: number): number => 1 / (1 + Math.exp(-score))

/** A part of the closed list of separators, with its scores alone. */
export type ScoredPart = { part: HeaderPart; scores: PartScores }

type Facts = { shared: number[]; alone: number[] }

/** Features of a token alone, each from 0 to 1: those that also count for its neighbours, and the others. */
function factsOf(token: HeaderToken, within: ScoredPart | undefined, isPlace: boolean, lexicon: Lexicon): Facts {
  const { text, kind } = token
  const word = text.toLowerCase().replace(/['’.]s?$/, '')
  const isWord = kind === 'word'
  const mark = kind === 'mark' ? text.slice(0, 1) : ''
  const { words: known, ends } = vocabularyOf(lexicon)
  const letters = /^\p{Lu}/u.test(text)
  const isOrganisation = organisation.has(word) || organisation.has(singular(word))
  return {
    shared: [
      isWord,
      kind === 'date',
      kind === 'cell',
      kind === 'row',
      token.isTitled,
      isWord && known.has(word),
      isWord && ends.has(word),
      isWord && ranks.has(word),
      isOrganisation,
      legal.has(word.replaceAll('.', '')),
      terms.has(word),
      units.has(word) || units.has(singular(word)),
      isWord && letters,
      isWord && !letters,
      isWord && text.length > 1 && text === text.toUpperCase(),
      isWord && text.length === 2 && text === text.toUpperCase(),
      /\d/.test(text),
      isWord && word.endsWith('s') && ends.has(singular(word)),
      isWord && isPlace,
      ...oneOf(COMMON_JOINTS, word),
      ...oneOf(COMMON_MARKS, mark),
      squashed(within?.scores.title ?? -4),
      squashed(within?.scores.employer ?? -4),
    ].map(Number),
    alone: [
      ...oneOf(RARE_JOINTS, word),
      ...oneOf(RARE_MARKS, mark),
      kind === 'mark' && text.length > 1,
      ...SUFFIXES.map((suffix) => isWord && word.length > 4 && word.endsWith(suffix)),
      isWord && text.length > 8,
      isWord && text.length < 4,
      own.has(word),
      /\p{Ll}\p{Lu}/u.test(text),
      /[.&'’-]/.test(text) && isWord,
      within?.part.start === token.start,
      within?.part.end === token.end,
      within === undefined,
      Math.max(-1, Math.min(1, (within?.scores.title ?? -4) / 4)),
      Math.max(-1, Math.min(1, (within?.scores.employer ?? -4) / 4)),
    ].map(Number),
  }
}

const BESIDE = [-2, -1, 1, 2]
const EDGE: readonly HeaderToken['kind'][] = ['row', 'cell']

/** Where a token stands: in its row, relative to the dates, and between the separators around it. */
function placeOf(tokens: readonly HeaderToken[], i: number, inRow: RowPlaces): number[] {
  const { offset, kind, chunk } = tokens[i] as HeaderToken
  const { first, last, date, words, label } = inRow
  return [
    i === first,
    i === last,
    i === 0 || EDGE.includes(tokens[i - 1]?.kind ?? 'row'),
    i === tokens.length - 1 || EDGE.includes(tokens[i + 1]?.kind ?? 'row'),
    offset === 0,
    offset === -1,
    offset < -1,
    offset === 1,
    offset > 1,
    date >= 0,
    date >= 0 && i < date,
    date >= 0 && i > date,
    first === 0,
    last === tokens.length - 1,
    words <= 2,
    words > 6,
    words > 12,
    kind === 'word' && chunk === 0,
    kind === 'word' && chunk === 1,
    kind === 'word' && chunk === 2,
    kind === 'word' && chunk > 2,
    label === 'title' && chunk > 0,
    label === 'employer' && chunk > 0,
    label !== null && chunk === 0,
    label !== null && label !== 'title' && label !== 'employer',
  ].map(Number)
}
/** Token indexes, and the writer's own label at the beginning of the row. */
type RowPlaces = { first: number; last: number; date: number; words: number; label: HeaderLabel | null }

function rowPlaces(tokens: readonly HeaderToken[]): RowPlaces[] {
  const rows: RowPlaces[] = []
  let first = 0
  while (first < tokens.length) {
    let last = first
    while (last + 1 < tokens.length && tokens[last + 1]?.kind !== 'row') last++
    const own = tokens.slice(first, last + 1)
    const date = own.findIndex(({ kind }) => kind === 'date')
    const end = own.findIndex(({ kind }) => kind !== 'word')
    const opening = own.slice(0, end < 0 ? own.length : end).map(({ text }) => text)
    const places = {
      ...{ first, last, date: date < 0 ? -1 : first + date },
      label: opening.length > 0 ? labelIn(opening.join(' ')) : null,
      words: own.filter(({ kind }) => kind === 'word').length,
    }
    for (let i = first; i <= last; i++) rows.push(places)
    first = last + 1
  }
  return rows
}

/**
 * @param scored the parts between listed separators
 * @returns for each token its own features, its place, and the features of its neighbours, from -1 to 1
 */
export function tokenFeatures(
  tokens: readonly HeaderToken[],
  scored: readonly ScoredPart[],
  lexicon: Lexicon,
): number[][] {
  const places = rowPlaces(tokens)
  const most = (kind: 'title' | 'employer') => Math.max(-4, ...scored.map(({ scores }) => scores[kind]))
  const top = { title: most('title'), employer: most('employer') }
  const best = { title: squashed(top.title), employer: squashed(top.employer) }
  const parts = tokens.map((token) => scored.find(({ part }) => token.start >= part.start && token.end <= part.end))
  const placed = inPlaceName(tokens.map(({ text }) => text.toLowerCase()))
  const facts = tokens.map((token, i) => factsOf(token, parts[i], placed[i] === true, lexicon))
  const none = (facts[0]?.shared ?? []).map(() => 0)
  return tokens.map((_, i) => {
    const { shared, alone } = facts[i] as Facts
    const within = parts[i]
    const row = [1]
    const add = (values: readonly number[]) => {
      for (const value of values) row.push(value)
    }
    add(shared)
    add(alone)
    add(placeOf(tokens, i, places[i] as RowPlaces))
    row.push(best.title, best.employer)
    row.push(Number(within !== undefined && within.scores.title >= top.title))
    row.push(Number(within !== undefined && within.scores.employer >= top.employer))
    for (const offset of BESIDE) {
      const other = facts[i + offset]
      row.push(Number(other === undefined))
      add(other?.shared ?? none)
    }
    return row
  })
}
