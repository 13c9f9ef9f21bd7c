/**
 * `npm run train:cv`: fits the two models of `src/domain/documents/cv/header-features.ts` on the fitting
 * half of the labelled CVs and writes them to `src/content/models/cv-headers.json`.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { skillTaxonomy } from '@/content/skills'
import { cleanCvText } from '@/domain/documents/clean-text'
import { headerFeatures } from '@/domain/documents/cv/header-features'
import { datedAs, headerIn, LAYOUTS } from '@/domain/documents/cv/job-headers'
import { readCv } from '@/domain/documents/cv/read-cv'
import { rowsOf } from '@/domain/documents/cv/rows'
import { lexiconOf } from '@/domain/documents/lexicon'
import { isSame, labelledCvs } from '../accuracy/cv-labels'
import { fitLogistic, type LogisticRow } from './logistic'

const PENALTY = 3
const NOW = new Date('2025-06-15')

type Kind = 'title' | 'employer'
const rows: Record<Kind, LogisticRow[]> = { title: [], employer: [] }
const lexicon = lexiconOf(skillTaxonomy())

for (const cv of labelledCvs('fit')) {
  const text = cleanCvText(cv.text)
  const lines = rowsOf(text, readCv(text, lexicon, NOW).pieces)
  for (const [at, line] of lines.entries()) {
    const span = datedAs(line, lines[at + 1], NOW)
    const job = span && cv.jobs.find(({ from, to }) => from === span.start && to === span.end)
    if (!job) continue
    // In each layout, since the parts beside a part say something of it.
    for (const layout of LAYOUTS) {
      const { parts } = headerIn(lines, at, layout, 0, lexicon).header
      for (const [i, x] of headerFeatures(parts, lexicon).entries()) {
        const text = parts[i]?.text ?? ''
        for (const kind of ['title', 'employer'] as const) {
          const isIt = isSame(text.replace(/\s\(\p{Ll}[^()]*\)$/u, ''), job[kind]) || isSame(text, job[kind])
          rows[kind].push({ x, y: Number(isIt), weight: 1 / LAYOUTS.length })
        }
      }
    }
  }
}

const short = (value: number) => Number(value.toPrecision(4))
const fitted = (kind: Kind) => {
  const { intercept, means, deviations, coefficients } = fitLogistic(rows[kind], PENALTY)
  return {
    intercept: short(intercept),
    means: means.map(short),
    deviations: deviations.map(short),
    coefficients: coefficients.map(short),
  }
}
const models = { title: fitted('title'), employer: fitted('employer') }
writeFileSync(path.join('src', 'content', 'models', 'cv-headers.json'), `${JSON.stringify(models, null, 2)}\n`)
console.log(
  `${rows.title.length} parts`,
  models.title.coefficients.join(' '),
  '|',
  models.employer.coefficients.join(' '),
)
