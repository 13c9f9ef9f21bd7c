import { skillTaxonomy } from '@/content/skills'
import { cleanCvText } from '@/domain/documents/clean-text'
import type { Cv } from '@/domain/documents/cv/cv'
import { readCv } from '@/domain/documents/cv/read-cv'
import { lexiconOf } from '@/domain/documents/lexicon'

/** A CV parsed on a fixed day in June 2025. */
export const read = (text: string): Cv => readCv(cleanCvText(text), lexiconOf(skillTaxonomy()), new Date('2025-06-15'))

/** Title, employer and dates of each job, in one line. */
export const jobsOf = (text: string): string[] =>
  read(text).jobs.map(({ title, employer, from, to }) => `${title} | ${employer} | ${from} | ${to}`)
