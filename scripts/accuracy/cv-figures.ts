/** Accuracy of the CV parser on the labelled CVs. */
import { skillTaxonomy } from '@/content/skills'
import { cleanCvText } from '@/domain/documents/clean-text'
import type { Cv, CvEducation, CvJob } from '@/domain/documents/cv/cv'
import { readCv } from '@/domain/documents/cv/read-cv'
import { lexiconOf } from '@/domain/documents/lexicon'
import { bestPairs, isSame, type LabelledCv, type LabelledDegree, type LabelledJob, labelledCvs } from './cv-labels'
import type { Figure } from './figure'

/** The date on which the labels were written. */
const NOW = new Date('2025-06-15')

type ReadCv = { labelled: LabelledCv; cv: Cv }
/** Every labelled CV of a half, parsed as the product does after an upload. */
export const readLabelled = (half: LabelledCv['half']): ReadCv[] => {
  const lexicon = lexiconOf(skillTaxonomy())
  return labelledCvs(half).map((labelled) => ({ labelled, cv: readCv(cleanCvText(labelled.text), lexicon, NOW) }))
}

/** A missing date is null in the labels and empty in the parser's result. */
const isOn = (labelled: string | null, read: string): boolean => (labelled ?? '') === read

/** Similarity of a labelled and a parsed job; 0 if they have nothing in common. */
const similarity = (job: LabelledJob, read: CvJob): number => {
  const dates = Number(isOn(job.from, read.from)) + Number(isOn(job.to, read.to))
  const names = Number(isSame(job.title, read.title)) + Number(isSame(job.employer, read.employer))
  return names > 0 || (dates === 2 && job.from !== null) ? 2 * names + dates : 0
}

export function jobFigures(read: readonly ReadCv[]): Figure[] {
  const pairs = read.flatMap(({ labelled, cv }) => bestPairs(labelled.jobs, cv.jobs, similarity))
  const labelled = read.reduce((sum, { labelled }) => sum + labelled.jobs.length, 0)
  const found = read.reduce((sum, { cv }) => sum + cv.jobs.length, 0)
  const right = (test: (job: LabelledJob, read: CvJob) => boolean) =>
    pairs.filter(([job, each]) => test(job, each)).length / labelled
  return [
    { name: 'titles right', value: right((job, each) => isSame(job.title, each.title)), goal: 0.95 },
    { name: 'employers right', value: right((job, each) => isSame(job.employer, each.employer)), goal: 0.95 },
    { name: 'jobs: precision', value: pairs.length / found, goal: null },
    { name: 'jobs: recall', value: pairs.length / labelled, goal: null },
    {
      name: 'dates right',
      value: right((job, each) => isOn(job.from, each.from) && isOn(job.to, each.to)),
      goal: null,
    },
  ]
}

const LEVELS = ['none', 'secondary', 'diploma', 'bachelor', 'master', 'doctorate']
/**
 * The labels count an HND as a diploma; the product counts it as equal to a bachelor's degree, as Nigerian adverts do.
 */
const levelOf = ({ level, degree }: CvEducation): string =>
  /^(?:HND|higher national)/i.test(degree.text) ? 'diploma' : (LEVELS[level] ?? '')
const isDegree = (a: LabelledDegree, b: CvEducation): boolean =>
  a.level === levelOf(b) && isSame(a.field, b.field?.text ?? null)
const isPlace = (a: LabelledDegree, b: CvEducation): boolean => isSame(a.institution, b.institution?.text ?? null)

function educationFigures(read: readonly ReadCv[]): Figure[] {
  const pairs = read.flatMap(({ labelled, cv }) =>
    bestPairs(labelled.education, cv.education, (a, b) => 2 * Number(isDegree(a, b)) + Number(isPlace(a, b))),
  )
  const labelled = read.reduce((sum, { labelled }) => sum + labelled.education.length, 0)
  const found = read.reduce((sum, { cv }) => sum + cv.education.length, 0)
  const right = (test: typeof isDegree) => pairs.filter(([a, b]) => test(a, b)).length
  return [
    { name: 'degrees: level and field right', value: right(isDegree) / labelled, goal: null },
    { name: 'degrees: institution right', value: right(isPlace) / labelled, goal: null },
    { name: 'degrees: precision', value: right(isDegree) / found, goal: null },
  ]
}

function listFigures(read: readonly ReadCv[], kind: 'skills' | 'certificates'): Figure[] {
  const right = read.flatMap(({ labelled, cv }) =>
    bestPairs(labelled[kind], cv[kind], (a, b) => Number(isSame(a, b.text))),
  ).length
  const labelled = read.reduce((sum, { labelled }) => sum + labelled[kind].length, 0)
  const found = read.reduce((sum, { cv }) => sum + cv[kind].length, 0)
  return [
    { name: `${kind}: precision`, value: right / found, goal: null },
    { name: `${kind}: recall`, value: right / labelled, goal: null },
  ]
}

/** @param half nothing was fitted on 'report' and 'fresh'; the parser was developed on 'fit' and 'more' */
export function cvFigures(half: LabelledCv['half']): Figure[] {
  const read = readLabelled(half)
  return [
    ...jobFigures(read),
    ...educationFigures(read),
    ...listFigures(read, 'certificates'),
    ...listFigures(read, 'skills'),
  ]
}
