import { describe, expect, it } from 'vitest'
import { jobsOf } from './read'

describe('the words of a header', () => {
  it.each([
    [
      'a title and an employer around a preposition',
      'Experience\nJava Developer for Pennine Building Society, 2019 - 2022\n- Wrote services',
      'Java Developer | Pennine Building Society | 2019 | 2022',
    ],
    [
      'an employer behind "with"',
      'Experience\nSenior Accountant with Liffeyside Hotels from 2016 to 2020\n- Kept books',
      'Senior Accountant | Liffeyside Hotels | 2016 | 2020',
    ],
    [
      'an employer in brackets',
      'Experience\nSenior Consultant (Sahelian Advisory Group) 2016 - 2020\n- Advised banks',
      'Senior Consultant | Sahelian Advisory Group | 2016 | 2020',
    ],
  ])('are told apart: %s', (_, text, job) => {
    expect(jobsOf(text)).toEqual([job])
  })
})
