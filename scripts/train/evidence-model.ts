/**
 * Fits the models that decide whether a CV shows a requirement: the best line, whether it is shown, and whether fully.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type AdvertView, viewOfAdvert } from '@/domain/cv-review/advert-view'
import { type Asked, askedOf } from '@/domain/cv-review/evidence/asked-words'
import { type EvidenceModels, rowOf, searchedAs, WAYS, type Way, wayOf } from '@/domain/cv-review/evidence/decide'
import { type Candidate, candidates, find } from '@/domain/cv-review/evidence/features'
import type { Telling } from '@/domain/cv-review/evidence/line-features'
import { type Lines, linesOf } from '@/domain/cv-review/evidence/lines'
import { relatedLines } from '@/domain/cv-review/evidence/related-lines'
import { workIn } from '@/domain/cv-review/evidence/work-words'
import { type WorkFit, workFit } from '@/domain/cv-review/work-fit'
import { cleanCvText } from '@/domain/documents/clean-text'
import type { Cv } from '@/domain/documents/cv/cv'
import { readCv } from '@/domain/documents/cv/read-cv'
import type { Lexicon } from '@/domain/documents/lexicon'
import { quoteOverlap } from '../accuracy/quote-overlap'
import type { Decision, LabelledPair } from './labelled-pairs'
import { fitLogistic, type LogisticModel } from './logistic'

const PENALTY = 20

export type ReadPair = { pair: LabelledPair; cv: Cv; view: AdvertView; fit: WorkFit; lines: Lines }

export function readPair(pair: LabelledPair, lexicon: Lexicon): ReadPair {
  const cv = readCv(cleanCvText(pair.cv), lexicon, pair.now)
  const view = viewOfAdvert(pair.advert, lexicon)
  return { pair, cv, view, fit: workFit(view, cv, cv.segments, lexicon), lines: linesOf(cv, cv.segments) }
}

/** CV files; their reporting half is excluded. */
const CV_FILES = ['cvs.jsonl', 'more-cvs.jsonl']
const SHORTEST_LINE = 4
const LEAST_TELLING = 0.05

/** Inverse document frequency of each group of work words over the lines of CVs, scaled to 0.05–1: rarer is higher. */
export function tellingOf(lexicon: Lexicon): Telling {
  const lines = CV_FILES.flatMap((file) => readFileSync(path.join('data', 'documents', file), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { half: string; text: string })
    .filter(({ half }) => half !== 'report')
    .flatMap(({ text }) => readCv(cleanCvText(text), lexicon, new Date()).segments)
    .filter(({ isHeader, tokens }) => !isHeader && tokens.length >= SHORTEST_LINE)
  const counts = new Map<string, number>()
  for (const { tokens } of lines) {
    for (const group of workIn(tokens).keys()) counts.set(group, (counts.get(group) ?? 0) + 1)
  }
  const most = Math.log(lines.length / 2)
  return Object.fromEntries(
    [...counts].map(([group, n]) => [group, Math.max(LEAST_TELLING, 1 - Math.log(n + 1) / most)]),
  )
}

type Label = { way: Way; asked: Asked; read: ReadPair; decision: Decision; candidates: Candidate[] }

function labelsOf(read: ReadPair, telling: Telling, lexicon: Lexicon): Label[] {
  return read.view.requirements.flatMap((requirement) => {
    const decision = read.pair.decisions.find(({ text }) => text === requirement.text)
    if (!decision || requirement.kind === 'years' || requirement.kind === 'degree') return []
    const asked = askedOf(requirement, lexicon)
    const lines = candidates(asked, relatedLines(asked, read.lines, lexicon), read.lines, telling)
    return [{ way: wayOf(searchedAs(asked)), asked, read, decision, candidates: lines }]
  })
}

/** Least overlap for a line to be the labelled one; only the lines with the highest overlap count. */
const IS_QUOTED = 0.5

/** Candidate lines of a requirement, each with whether the label quotes it. */
function lineRows({ decision, candidates: lines }: Label) {
  const overlaps = lines.map(({ line }) =>
    decision.quote === null ? 0 : quoteOverlap(decision.quote, line.segment.text),
  )
  const best = Math.max(IS_QUOTED, ...overlaps)
  return lines.map(({ row }, i) => ({ x: row, y: (overlaps[i] ?? 0) >= best ? 1 : 0, weight: 1 }))
}

export function learnFrom(reads: readonly ReadPair[], telling: Telling, lexicon: Lexicon): EvidenceModels {
  const labels = reads.flatMap((read) => labelsOf(read, telling, lexicon))
  const models = Object.fromEntries(
    WAYS.map((way) => {
      const own = labels.filter((label) => label.way === way)
      const line = fitLogistic(own.flatMap(lineRows), PENALTY)
      const rows = own.map(({ asked, read, decision }) => {
        const found = find(asked, read.fit, read.lines, lexicon, { line, telling })
        return { x: rowOf(found, searchedAs(asked)), has: decision.has }
      })
      const fitted = (list: typeof rows, isPositive: (has: Decision['has']) => boolean): LogisticModel =>
        fitLogistic(
          list.map(({ x, has }) => ({ x, y: isPositive(has) ? 1 : 0, weight: 1 })),
          PENALTY,
        )
      const shown = rows.filter(({ has }) => has !== 'no')
      return [way, { line, shown: fitted(rows, (has) => has !== 'no'), wholly: fitted(shown, (has) => has === 'yes') }]
    }),
  ) as unknown as Pick<EvidenceModels, Way>
  return { ...models, telling }
}
