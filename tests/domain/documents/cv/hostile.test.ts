import { expect, it } from 'vitest'
import { growthOf, LINEAR } from '../../../helpers/growth'
import { read } from './read'

const LENGTH = 40_000
const filled = (line: string): string => line.repeat(Math.ceil(LENGTH / line.length)).slice(0, LENGTH)

it.each([
  ['dates', filled('2019 - 2021\n')],
  ['jobs', filled('EXPERIENCE\nClerk, Oak Ltd, 2019 - 2021\n')],
  ['separators', `Experience\n${filled('a, b - c | 2019 - 2020 | (')}`],
  ['degrees', `Education\n${filled('BSc, Ash University; ')}`],
  ['degrees in lines', filled('Education\nBSc Law\nAsh University\n')],
  ['skills', `Skills\n${filled('SQL, ')}`],
  ['certificates', `Certificates\n${filled('CKA 2020\n')}`],
  ['languages', `Languages\n${filled('Xish\n')}`],
  ['a sentence', filled('I worked as a clerk at Oak since 2019 ')],
])('reads a long text of %s in time that grows with its length, not faster', (_what, text) => {
  expect(growthOf(read, text)).toBeLessThan(LINEAR)
})
