/** Features that distinguish titles from employers in a job header, and the fitted scores of both. */
import wordings from '@/content/language/cv-header-words.json'
import model from '@/content/models/cv-headers.json'
import type { Lexicon } from '@/domain/documents/lexicon'
import { singular } from '@/domain/documents/phrase-index'
import { placeShare } from '@/domain/documents/place-names'
import { linear } from '@/domain/evaluation/score/linear-model'
import { setOf } from '@/domain/text/word-sets'
import type { HeaderPart } from './header-parts'

export const organisation = setOf(wordings.organisation)
export const legal = setOf(wordings.legal)
export const ranks = setOf(wordings.ranks)
export const terms = setOf(wordings.terms)
/** Words for self-employment. */
export const own = new Set(['freelance', 'freelancer', 'self-employed', 'various', 'independent'])

type Vocabulary = { words: ReadonlySet<string>; ends: ReadonlySet<string> }
const vocabularies = new WeakMap<Lexicon, Vocabulary>()

/** Words in the taxonomy's titles, and the last words of those titles. */
export function vocabularyOf(lexicon: Lexicon): Vocabulary {
  const before = vocabularies.get(lexicon)
  if (before) return before
  const titles = [...lexicon.occupations.values()].flatMap(({ titles }) => titles.map((title) => title.split(' ')))
  const made = { words: new Set(titles.flat()), ends: new Set(titles.map((title) => title.at(-1) ?? '')) }
  vocabularies.set(lexicon, made)
  return made
}

/** Features of a part alone. @returns values from 0 to 1 */
function ownFeatures({ text, isBehindAt, behind }: HeaderPart, lexicon: Lexicon): number[] {
  const plain = text.replace(/\s{0,3}\([^()]*\)/g, '')
  const raw = plain.match(/[\p{L}\p{N}&][\p{L}\p{N}&.'’-]*/gu) ?? []
  const words = raw.map((word) => word.toLowerCase().replace(/['’.]s?$/, ''))
  const { words: known, ends } = vocabularyOf(lexicon)
  // "Head of Operations": the word before "of" decides.
  const upTo = words.indexOf('of')
  const last = words[upTo > 0 ? upTo - 1 : words.length - 1] ?? ''
  const covered = lexicon.titlesIn(plain).reduce((sum, { start, end }) => sum + end - start, 0)
  const shareOfPlaces = placeShare(words)
  const share = (test: (word: string) => boolean) => words.filter(test).length / Math.max(1, words.length)
  return [
    Math.min(1, covered / Math.max(1, plain.length)),
    covered > 0,
    ends.has(last),
    /(?:er|or|ist|ian|ant|ent|man|ee)$/.test(last) && last.length > 4,
    ranks.has(last),
    share((word) => ranks.has(word)),
    share((word) => known.has(word)),
    share((word) => organisation.has(word) || organisation.has(singular(word))),
    words.some((word) => organisation.has(word) || organisation.has(singular(word))),
    words.some((word) => legal.has(word)),
    /[&]| and | und | y /.test(plain),
    /^\p{Ll}/u.test(plain),
    // "Oak Engineers" is a company.
    last.endsWith('s') && ends.has(singular(last)),
    words.length === 1,
    words.length === 2,
    words.length >= 5,
    isBehindAt,
    /^\p{Lu}{2}$/u.test(plain),
    /^the /i.test(plain),
    /\d/.test(plain),
    words.length > 0 && words.every((word) => terms.has(word)),
    /\(\p{Ll}/u.test(text),
    raw.length > 1 && raw.slice(1).some((word) => /^\p{Ll}{4,}/u.test(word)),
    behind === 'comma',
    behind === 'dash',
    behind === 'slash',
    behind === 'bar',
    behind === null,
    words.length === 1 && own.has(words[0] ?? ''),
    /\p{Lu}{3}/u.test(plain) && !/\p{Ll}{2}/u.test(plain),
    shareOfPlaces,
    shareOfPlaces === 1,
  ].map(Number)
}

const KNOWN_SHARE = 6
const ORGANISED = 8
const OWN_TITLE: readonly number[] = [0, 2, 3, 4]

/** @returns for each part its own features, its position, and the features of its neighbours */
export function headerFeatures(parts: readonly HeaderPart[], lexicon: Lexicon): number[][] {
  const own = parts.map((part) => ownFeatures(part, lexicon))
  const looksTitled = (i: number) => OWN_TITLE.reduce((sum, feature) => sum + (own[i]?.[feature] ?? 0), 0) / 4
  return parts.map(({ offset, index, behind }, i) => {
    const inRow = parts.flatMap((other, j) => (j !== i && other.offset === offset ? [looksTitled(j)] : []))
    return [
      ...(own[i] ?? []),
      Number(index === 0),
      Number(index === 1),
      Number(index > 1),
      Number(offset === 0),
      Number(Math.abs(offset) > 1),
      Math.max(0, ...inRow),
      Number(parts[i - 1]?.offset === offset) * looksTitled(i - 1),
      Number(behind === 'comma') * looksTitled(i - 1),
      Number(offset < 0),
      Number(offset > 0),
      Number(i === 0),
      1 / parts.length,
      // The best competing title and employer.
      Math.max(0, ...parts.map((_, j) => (j === i ? 0 : looksTitled(j)))),
      Math.max(0, ...parts.map((_, j) => (j === i ? 0 : (own[j]?.[ORGANISED] ?? 0)))),
      Number(parts.some((other) => other.offset !== offset)),
    ]
  })
}

export type NamedPart = 'title' | 'employer'
/** Log-odds, and the share of words that occur in titles, 0 to 1. */
export type PartScores = Readonly<Record<NamedPart | 'known', number>>

/** Scores of each part as the title and as the employer. */
export const partScores = (parts: readonly HeaderPart[], lexicon: Lexicon): PartScores[] =>
  headerFeatures(parts, lexicon).map((row, i) => {
    const label = parts[i]?.label ?? null
    const scoreOf = (kind: NamedPart) => (label === null ? linear(model[kind], row) : label === kind ? SURE : -SURE)
    return { title: scoreOf('title'), employer: scoreOf('employer'), known: row[KNOWN_SHARE] ?? 0 }
  })

/** Log-odds of an explicit label, which overrides the features. */
export const SURE = 10
