/** Accuracy of the advert parser, against adverts that were labelled requirement by requirement. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { skillTaxonomy } from '@/content/skills'
import { readAdvert } from '@/domain/documents/advert/read-advert'
import { lexiconOf } from '@/domain/documents/lexicon'
import type { Advert, AdvertRequirement, Priority, RequirementKind } from '@/domain/documents/types'
import { tokensOf } from '@/domain/text/tokens'
import { isFunctionWord } from '@/domain/text/word-weights'
import type { Figure } from './figure'

type LabelledRequirement = { text: string; kind: RequirementKind; priority: Priority; or?: string | null }
/** `fit`, `more` and `short`: the parser was developed on them; the others: for figures only. */
type Half = 'fit' | 'more' | 'short' | 'check' | 'report' | 'fresh' | 'short-report'
export type LabelledAdvert = {
  id: string
  half: Half
  text: string
  title: string
  employer: string | null
  requirements: readonly LabelledRequirement[]
  boilerplate: readonly string[]
}
type Matched = { found: AdvertRequirement; labelled: LabelledRequirement }

/** An advert of which title and employer are labelled; of a beginning only those are. */
export type NamedAdvert = Pick<LabelledAdvert, 'id' | 'text' | 'title' | 'employer'>

const FILES = ['adverts.jsonl', 'more-adverts.jsonl', 'fresh-adverts.jsonl', 'short-adverts.jsonl']
const FURTHER = ['further-adverts.jsonl']
const HEADS = ['advert-heads.jsonl', 'further-heads.jsonl']

const linesIn = (files: readonly string[]): string[] =>
  files.flatMap((file) =>
    readFileSync(path.join('data', 'documents', file), 'utf8')
      .trim()
      .split('\n'),
  )
const labelledIn = (files: readonly string[], half: Half): LabelledAdvert[] =>
  linesIn(files)
    .map((line) => JSON.parse(line) as LabelledAdvert)
    .filter((advert) => advert.half === half)

/** The labelled adverts of one half. */
export const labelledAdverts = (half: Half): LabelledAdvert[] => labelledIn(FILES, half)
/** The same for the adverts in further shapes. */
export const furtherAdverts = (half: 'more' | 'check'): LabelledAdvert[] => labelledIn(FURTHER, half)
/** The beginnings of adverts. */
export const labelledHeads = (half: 'more' | 'check'): NamedAdvert[] =>
  linesIn(HEADS)
    .map((line) => JSON.parse(line) as NamedAdvert & { half?: Half })
    .filter((head) => (head.half ?? 'more') === half)

/** Shares from 0 to 1. A goal of 0 is an upper bound, any other a lower bound; null means no goal. */
export function advertFigures(labelledOnes: readonly LabelledAdvert[]): Figure[] {
  const lexicon = lexiconOf(skillTaxonomy())
  const rows = labelledOnes.map((labelled) => {
    const read = readAdvert(labelled.text, lexicon)
    return { labelled, read, matches: matchesOf(read.requirements, labelled.requirements) }
  })
  const matches = rows.flatMap((row) => row.matches)
  const found = rows.flatMap(({ read }) => read.requirements).length
  const wanted = rows.flatMap(({ labelled }) => labelled.requirements).length
  const share = (count: number, of: number) => (of === 0 ? 0 : count / of)
  const right = (is: (match: Matched) => boolean) => share(matches.filter(is).length, matches.length)
  const adverts = (is: (row: (typeof rows)[number]) => boolean) => share(rows.filter(is).length, rows.length)
  const figure = (name: string, value: number, goal: number | null = null): Figure => ({ name, value, goal })
  return [
    figure('adverts: requirements, precision', share(matches.length, found), 0.9),
    figure('adverts: requirements, recall', share(matches.length, wanted), 0.85),
    figure(
      'adverts: priority right, of those found',
      right(({ found, labelled }) => found.priority === labelled.priority),
      0.9,
    ),
    figure(
      'adverts: kind right, of those found',
      right(({ found, labelled }) => found.kind === labelled.kind),
    ),
    figure('adverts: alternatives right, of those found', choicesRight(rows.map((row) => row.matches))),
    figure(
      'adverts: titles right',
      adverts(({ labelled, read }) => isSameName(read.title, labelled.title)),
      0.95,
    ),
    figure(
      'adverts: employers right',
      adverts(({ labelled, read }) => isSameName(read.employer ?? '', labelled.employer ?? '')),
      0.95,
    ),
    figure('adverts: boilerplate among the requirements', share(rows.flatMap(boilerplateIn).length, found), 0),
    figure("adverts: employer's name among the requirements", share(rows.flatMap(namesIn).length, found), 0),
  ]
}

/** Greedy one-to-one matching of found and labelled requirements, most similar pairs first. */
export function matchesOf(found: readonly AdvertRequirement[], labelled: readonly LabelledRequirement[]): Matched[] {
  const words = labelled.map(({ text }) => contentOf(text))
  const pairs = found
    .flatMap((each) => {
      const own = contentOf(each.text)
      return labelled.map((label, i) => ({ found: each, labelled: label, similarity: overlap(own, words[i] ?? own) }))
    })
    .filter(({ similarity }) => similarity >= LIKE)
    .sort((a, b) => b.similarity - a.similarity)
  const used = new Set<object>()
  return pairs.filter((pair) => {
    if (used.has(pair.found) || used.has(pair.labelled)) return false
    used.add(pair.found).add(pair.labelled)
    return true
  })
}
/** Least Jaccard similarity of content words for two texts to be the same requirement. */
const LIKE = 0.5

/** Stems of the content words; of all words if the text has only function words. */
function contentOf(text: string): ReadonlySet<string> {
  const tokens = tokensOf(text)
  const content = tokens.filter(({ word }) => !isFunctionWord(word))
  return new Set((content.length > 0 ? content : tokens).map(({ stem }) => stem))
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((word) => b.has(word)).length
  return both / Math.max(1, a.size + b.size - both)
}

/** Share of the pairs that belong to a list of alternatives exactly if their labels do. */
function choicesRight(matches: readonly Matched[][]): number {
  const all = matches.flat()
  const right = all.filter(({ found, labelled }) => (found.choice !== null) === ((labelled.or ?? null) !== null))
  return right.length / Math.max(1, all.length)
}

const plain = (text: string): string =>
  tokensOf(text)
    .map(({ word }) => word)
    .join(' ')
export const isSameName = (a: string, b: string): boolean => plain(a) === plain(b)

const boilerplateIn = ({ labelled, read }: { labelled: LabelledAdvert; read: Advert }): AdvertRequirement[] => {
  const spans = labelled.boilerplate.flatMap((text) => {
    const start = labelled.text.indexOf(text)
    return start < 0 ? [] : [{ start, end: start + text.length }]
  })
  return read.requirements.filter(({ start, end }) => spans.some((span) => start < span.end && end > span.start))
}

const namesIn = ({ labelled, read }: { labelled: LabelledAdvert; read: Advert }): AdvertRequirement[] =>
  read.requirements.filter(({ text }) => labelled.employer !== null && isSameName(text, labelled.employer))
