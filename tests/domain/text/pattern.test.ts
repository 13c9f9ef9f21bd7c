import { expect, it } from 'vitest'
import { pattern, patternSource } from '@/domain/text/pattern'

it('joins the lines of a regular expression, with raw escapes', () => {
  const unit = patternSource`
    (?:kg
    |lbs?)
  `
  expect(unit).toBe('(?:kg|lbs?)')
  const weight = pattern('i')`
    \b\d+
    [ ]${unit}\b
  `
  expect(weight.source).toBe(String.raw`\b\d+[ ](?:kg|lbs?)\b`)
  expect(weight.flags).toBe('i')
  expect('weighs 12 KG'.match(weight)?.[0]).toBe('12 KG')
})
