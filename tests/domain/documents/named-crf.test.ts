import { expect, it } from 'vitest'
import { namedCrfOf, namedLabels } from '@/domain/documents/named-crf'
import { fitNamedCrf, storedOf } from '../../../scripts/train/named-crf'

const WORDS = { is: 'verb', runs: 'verb', the: 'article', a: 'article' }
/** "run" is a noun after an article, and a verb after a noun. */
const SENTENCES = [
  ['the run is a start', 'article noun verb article noun'],
  ['dogs run', 'noun verb'],
  ['the dogs run', 'article noun verb'],
  ['a run is the end', 'article noun verb article noun'],
] as const
const LABELS = ['article', 'noun', 'verb']
const rowsOf = (sentence: string) => sentence.split(' ').map((word) => [`word ${word}`, `is ${word in WORDS}`])

const crf = fitNamedCrf(
  SENTENCES.map(([sentence, labels]) => ({ rows: rowsOf(sentence), labels: labels.split(' ') })),
  LABELS,
  { least: 1, epochs: 60, rate: 0.2, penalty: 0 },
)

it('labels a row by its features and by the label before it', () => {
  expect(namedLabels(crf, rowsOf('the run'))).toEqual(['article', 'noun'])
  expect(namedLabels(crf, rowsOf('dogs run'))).toEqual(['noun', 'verb'])
})

it('decides the same from the bytes that are stored', () => {
  const stored = namedCrfOf(JSON.parse(JSON.stringify(storedOf(crf))))
  for (const [sentence, labels] of SENTENCES) expect(namedLabels(stored, rowsOf(sentence)).join(' ')).toBe(labels)
})

it('ignores features that it does not know, and labels no rows', () => {
  expect(namedLabels(crf, [['word the', 'is true', 'new']])).toEqual(['article'])
  expect(namedLabels(crf, [])).toEqual([])
})
