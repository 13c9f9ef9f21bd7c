import { expect, it } from 'vitest'
import { rowsOf } from '@/domain/documents/cv/rows'
import { growthOf, LINEAR } from '../../../helpers/growth'
import { jobsOf, read } from './read'

const JOBS = ['Dog Groomer | Wetherby Paws | 2021-02 | present', 'Kennel Assistant | Pinfold Rescue | 2018 | 2021-01']

it('finds education below the schools that were attended', () => {
  const cv =
    'Ngozi Eze\nOBJECTIVE: to work hard\n\nINSTITUTIONS ATTENDED WITH DATES\n' +
    'University of Ofara – B.A English and Communication – 2018-2023\n\nWORKING EXPERIENCE\n' +
    'Front desk, Ministry of Works, Uyo 2023 – 2024\n* I attend to visitors\n'
  expect(read(cv).education.map(({ field }) => field?.text)).toEqual(['English and Communication'])
})

it('finds jobs and education below unknown headings', () => {
  const cv =
    'Imani Osgood\nDerby | imani@example.com\n\nShops and kennels of mine\n\nWetherby Paws\nDog Groomer\nFeb 2021 - present\n- Groomed 900 dogs a year\n- Ran the booking calendar\n\nPinfold Rescue\nKennel Assistant\n2018 - Jan 2021\n- Fed and walked 40 dogs\n\nBooks and benches\n\nBA History, Derwent University, 2017'
  expect(jobsOf(cv)).toEqual(JOBS)
  expect(read(cv).education.map(({ field }) => field?.text)).toEqual(['History'])
})

it('finds jobs in a text on one line', () => {
  const filler = 'I like animals, early mornings and people who keep their word about when they will come. '.repeat(4)
  const text = `Imani Osgood Derby imani@example.com SUMMARY ${filler}EXPERIENCE Dog Groomer | Wetherby Paws | Feb 2021 - present • Groomed 900 dogs a year • Ran the booking calendar Kennel Assistant | Pinfold Rescue | 2018 - Jan 2021 • Fed and walked 40 dogs EDUCATION BA History, Derwent University, 2017`
  expect(jobsOf(text)).toEqual(JOBS)
})

it('does not treat an office in a club with its own heading as a job', () => {
  const cv = read(
    'Experience\n\nDog Groomer, Wetherby Paws, Feb 2021 - present\n- Groomed 900 dogs a year\n\nVolunteering\n\nTreasurer, Derby Canoe Club, 2019 - 2022',
  )
  expect(cv.jobs.map(({ title }) => title)).toEqual(['Dog Groomer'])
})

it('gives posts below an undated employer its name', () => {
  const cv =
    'Experience\n\nWetherby Paws\nDerby\nSenior Groomer                    2021 - present\nGroomer                           2018 - 2021\n- Groomed 900 dogs a year'
  expect(jobsOf(cv)).toEqual([
    'Senior Groomer | Wetherby Paws | 2021 | present',
    'Groomer | Wetherby Paws | 2018 | 2021',
  ])
})

it('groups many segments on one line in time that grows with their number, not faster', () => {
  const [segment] = read('Excel').segments
  if (!segment) throw new Error('The text has a segment.')
  const work = (text: string) =>
    rowsOf(
      text,
      Array.from(text, () => segment),
    )
  expect(growthOf(work, 'a'.repeat(40_000))).toBeLessThan(LINEAR)
})
