/** Writes the document frequencies of stems over the question bank, by which the topic measure weights words. */
import { writeFileSync } from 'node:fs'
import { textsOf } from '@/domain/evaluation/points/prepare'
import { isStopWord } from '@/domain/evaluation/preprocess/language'
import type { EvaluatedQuestion } from '@/domain/evaluation/question'
import { tokensOf } from '@/domain/text/tokens'

/** Stems in fewer questions are not listed and share one weight. */
const FEWEST = 4

export function writeTopicWords(bank: readonly EvaluatedQuestion[]): void {
  const counts = new Map<string, number>()
  for (const question of bank) {
    const stems = new Set(textsOf(question).flatMap((text) => tokensOf(text).map(({ stem }) => stem)))
    for (const stem of stems) if (!isStopWord(stem)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  const byCount = new Map<number, string[]>()
  for (const [stem, count] of counts) {
    if (count < FEWEST) continue
    // Counts from 20 are rounded to tens.
    const step = count < 20 ? count : Math.round(count / 10) * 10
    byCount.set(step, [...(byCount.get(step) ?? []), stem])
  }
  const stems = Object.fromEntries(
    [...byCount].sort(([a], [b]) => a - b).map(([count, list]) => [count, list.sort().join(' ')]),
  )
  writeFileSync(
    'src/content/models/topic-words.json',
    `${JSON.stringify({ questions: bank.length, fewest: FEWEST, stems }, null, 2)}\n`,
  )
}
