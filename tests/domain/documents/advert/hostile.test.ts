import { expect, it } from 'vitest'
import { growthOf, LINEAR } from '../../../helpers/growth'
import { read } from './read'

const LENGTH = 40_000
const filled = (part: string): string => part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH)

it.each([
  ['one word', 'a'],
  ['blanks', ' '],
  ['short lines', 'a\n'],
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
])('reads a long text of %s in time that grows with its length, not faster', (_name, part) => {
  expect(growthOf(read, filled(part))).toBeLessThan(LINEAR)
})
