import { expect, it } from 'vitest'
import { claimFigures } from '../../scripts/accuracy/claim-figures'

it('claims are found again in answers as labelled, on people that nothing was fitted on', () => {
  const figures = claimFigures('report').slice(0, 4)
  const value = (start: string) => figures.find(({ name }) => name.startsWith(start))?.value ?? 0
  expect(value('told: precision')).toBeGreaterThanOrEqual(0.95)
  expect(value('another figure: precision')).toBeGreaterThanOrEqual(0.95)
  expect(value('told: recall')).toBeGreaterThanOrEqual(0.9)
  expect(value('another figure: recall')).toBeGreaterThanOrEqual(0.65)
})
