/** Precision and recall of finding a setting and a result in stories. */

import { SURE } from '@/domain/evaluation/advice/statements'
import { readAnswer } from '@/domain/evaluation/preprocess/read-answer'
import type { Accuracy } from '@/schemas/accuracy'
import type { Evaluated } from './evaluated'
import { rounded, share } from './statistics'

export type StoryPartRow = {
  has: boolean
  found: boolean
  isSure: boolean
  isRightSentence: boolean
  probability: number
}

/** Stories whose sentence labels still match the current sentence splitting. */
export const labelledStories = (all: readonly Evaluated[]): Evaluated[] =>
  all.filter(
    ({ labels, answer, question }) =>
      labels !== null && readAnswer(answer, question.text).sentences.length === labels.length,
  )

export const partRows = (stories: readonly Evaluated[], part: 'setting' | 'result'): StoryPartRow[] =>
  stories.map(({ labels, facts, answer, question }) => {
    const { sentences } = readAnswer(answer, question.text)
    const fact = facts.parts.find((each) => each.part === part)
    const quote = fact?.quote ?? null
    const at = quote === null ? -1 : sentences.findIndex((sentence) => sentence.text.includes(quote))
    return {
      has: labels?.includes(part) ?? false,
      found: quote !== null,
      isSure: quote !== null && (fact?.probability ?? 0) >= SURE.result,
      isRightSentence: at >= 0 && labels?.[at] === part,
      probability: fact?.probability ?? 0,
    }
  })

function figuresOf(rows: readonly StoryPartRow[]) {
  return {
    precision: rounded(
      share(
        rows.filter(({ found }) => found),
        ({ has }) => has,
      ),
    ),
    recall: rounded(
      share(
        rows.filter(({ has }) => has),
        ({ found }) => found,
      ),
    ),
  }
}

export function storyFigures(all: readonly Evaluated[]): Accuracy['story'] {
  const stories = labelledStories(all)
  return {
    stories: stories.length,
    setting: figuresOf(partRows(stories, 'setting')),
    result: figuresOf(partRows(stories, 'result')),
  }
}
