/** How well the reader of CVs reads the labelled ones. */
import { skillTaxonomy } from '@/content/skills'
import { cleanCvText } from '@/domain/documents/clean-text'
import { type Cv, type CvJob, readCv } from '@/domain/documents/cv/read-cv'
import { lexiconOf } from '@/domain/documents/lexicon'
import { bestPairs, isSame, type LabelledCv, type LabelledJob, labelledCvs } from './cv-labels'

export type CvFigure = { name: string; value: number; goal: number | null }

/** The labels were written with this as today. */
const NOW = new Date('2025-06-15')

/** Every labelled CV of a half as the product reads it: tidied as an upload is. */
export const readLabelled = (half: LabelledCv['half']): { labelled: LabelledCv; cv: Cv }[] => {
  const lexicon = lexiconOf(skillTaxonomy())
  return labelledCvs(half).map((labelled) => ({ labelled, cv: readCv(cleanCvText(labelled.text), lexicon, NOW) }))
}

/** 0 for jobs that have nothing in common. */
const likeness = (job: LabelledJob, read: CvJob): number => {
  const dates = Number(job.from === read.from) + Number(job.to === read.to)
  const names = Number(isSame(job.title, read.title)) + Number(isSame(job.employer, read.employer))
  return names > 0 || dates === 2 ? 2 * names + dates : 0
}

export function jobFigures(read: readonly { labelled: LabelledCv; cv: Cv }[]): CvFigure[] {
  const pairs = read.flatMap(({ labelled, cv }) => bestPairs(labelled.jobs, cv.jobs, likeness))
  const labelled = read.reduce((sum, { labelled }) => sum + labelled.jobs.length, 0)
  const found = read.reduce((sum, { cv }) => sum + cv.jobs.length, 0)
  const right = (test: (job: LabelledJob, read: CvJob) => boolean) =>
    pairs.filter(([job, each]) => test(job, each)).length / labelled
  return [
    { name: 'titles right', value: right((job, each) => isSame(job.title, each.title)), goal: 0.95 },
    { name: 'employers right', value: right((job, each) => isSame(job.employer, each.employer)), goal: 0.95 },
    { name: 'jobs: precision', value: pairs.length / found, goal: null },
    { name: 'jobs: recall', value: pairs.length / labelled, goal: null },
    { name: 'dates right', value: right((job, each) => job.from === each.from && job.to === each.to), goal: null },
  ]
}
