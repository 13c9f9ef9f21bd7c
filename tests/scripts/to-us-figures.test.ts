import { expect, it } from 'vitest'
import { toUsFigures } from '../../scripts/accuracy/to-us-figures'

it('questions to the interviewer are assessed as labelled, on held-out questions', () => {
  for (const { name, value } of toUsFigures('report').slice(0, 3)) expect(value, name).toBeGreaterThanOrEqual(0.85)
})
