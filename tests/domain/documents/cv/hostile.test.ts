import { expect, it } from 'vitest'
import { threadTime } from '../../../helpers/blocked-time'
import { read } from './read'

const LENGTH = 60_000
const filled = (line: string): string => line.repeat(Math.ceil(LENGTH / line.length)).slice(0, LENGTH)

/** On a busy machine a reader waits for its turn, which is no fault of it. */
const time = (): number => threadTime() ?? performance.now()

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
])('reads a long text of %s in 1.5 seconds', (_what, text) => {
  // The word lists are prepared once.
  read('Clerk')
  const started = time()
  read(text)
  expect(time() - started).toBeLessThan(1_500)
})
