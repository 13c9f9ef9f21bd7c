import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { hasResultIn } from '@/domain/cv-review/bullets'

type Line = { text: string; figure: boolean; result: boolean }
const LINES = readFileSync('data/documents/bullets.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line): Line => JSON.parse(line))

it('a figure or a result is found in the lines that have one, and hardly in others', () => {
  const has = ({ figure, result }: Line) => figure || result
  const found = LINES.filter(({ text }) => hasResultIn(text))
  const right = found.filter(has).length
  expect(right / found.length).toBeGreaterThanOrEqual(0.87)
  expect(right / LINES.filter(has).length).toBeGreaterThanOrEqual(0.94)
})
