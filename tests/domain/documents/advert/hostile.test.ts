import { expect, it } from 'vitest'
import { threadTime } from '../../../helpers/blocked-time'
import { read } from './read'

const LENGTH = 100_000
const MOST_MS = 1_500
const filled = (part: string): string => part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH)
const now = (): number => threadTime() ?? performance.now()

it.each([
  ['one word', 'a'],
  ['blanks', ' '],
  ['commas', 'SQL, '],
  ['choices', 'Java or '],
  ['lists', 'Requirements:\n- Excel, SQL and Python or R (a plus); 5 years of Java\n'],
  ['labels', 'Job Title: Clerk '],
  ['capitals', 'Acme Foods Ltd '],
  ['calls', 'we are looking for an Accountant at Acme who has '],
  ['brackets', '(('],
  ['slashes', 'A/B/'],
  ['marks', '• '],
  ['headings', 'About us\n'],
  ['stars', '**'],
])('reads a long text of %s in time', (_name, part) => {
  const text = filled(part)
  read('Warm up. Excel is required.')
  const started = now()
  read(text)
  expect(now() - started).toBeLessThan(MOST_MS)
})
