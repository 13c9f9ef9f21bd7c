import { expect, it } from 'vitest'
import { skillTaxonomy } from '@/content/skills'
import { pairScorer } from '@/domain/cv-review/score'
import { CV_TEXT, JOB_TEXT } from '../../../helpers/cv-pair'

const { rows } = pairScorer(skillTaxonomy(), new Date('2026-06-15'))(CV_TEXT, JOB_TEXT)
const row = (text: string) => rows.find((each) => each.text === text)

it('quotes work with a skill rather than the list that names it', () => {
  expect(row('SQL')).toMatchObject({ quote: expect.stringContaining('Wrote SQL queries'), place: 'recent job' })
  expect(row('Power BI')).toMatchObject({ quote: expect.stringContaining('Built 14 dashboards') })
})
