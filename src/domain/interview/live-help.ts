/**
 * Live feedback on an answer while it is being written: findings so far, never a score. It does not use the question's
 * key points, which are not sent to the browser.
 */

import type { StoryPart } from '@/domain/evaluation/facts'
import { readAnswer } from '@/domain/evaluation/preprocess/read-answer'
import { classifySentences } from '@/domain/evaluation/story/classify-sentences'
import { cuesOf, DETAIL_KINDS, type DetailKind, SIGNPOSTS } from '@/domain/evaluation/story/sentence-cues'
import type { InterviewQuestion, QuestionCategory } from './question'

/** A part of a story or of an explanation. */
export type SeenPart = {
  label: string
  isSeen: boolean
  /** Share of the answer's words, 0 to 1; null for parts that are not measured by length. */
  share: number | null
}

export type SeenDetail = {
  label: string
  isSeen: boolean
  /** The latest occurrence in the answer. */
  quote: string | null
}

export type LiveHelp = { parts: SeenPart[]; details: SeenDetail[] }

/** The parts of a story, each with the labels of its sentences: a task is mostly told inside the setting. */
const PARTS: readonly { label: string; of: readonly StoryPart[] }[] = [
  { label: 'Setting', of: ['setting', 'task'] },
  { label: 'Action', of: ['action'] },
  { label: 'Result', of: ['result'] },
]

const EXPLAINED: readonly { label: string; by: keyof typeof SIGNPOSTS }[] = [
  { label: 'Order', by: 'order' },
  { label: 'Reasons', by: 'reason' },
]

const DETAIL_LABELS: Readonly<Record<DetailKind, string>> = { figure: 'Figures', name: 'Names', time: 'Times' }

/**
 * The details that are looked for: those that most good answers of a category have. Of good stories of the fitting half
 * 60 % have a time, of other good answers 17 and 40 %, and 20 % the word "example". Names are as frequent in bad
 * explanations (60 %) as in good ones (61 %), and a calculation needs none.
 */
const DETAILS_OF: Readonly<Record<QuestionCategory, readonly DetailKind[]>> = {
  technical: ['figure'],
  situational: ['figure', 'name'],
  behavioral: DETAIL_KINDS,
}

/** Below this probability a sentence is not shown as a part. */
const SURE = 0.5

/**
 * Findings in the answer so far: the parts of a story for a behavioural question, otherwise signposts of an explanation
 * or a plan; and the details of its category.
 */
export function readLive(
  { text: question, category }: Pick<InterviewQuestion, 'text' | 'category'>,
  answer: string,
): LiveHelp {
  const read = readAnswer(answer, question)
  const parts = category === 'behavioral' ? storyParts(read) : signposts(read)
  return { parts, details: detailsIn(read, DETAILS_OF[category]) }
}

type Read = ReturnType<typeof readAnswer>

function storyParts({ sentences, text, words }: Read): SeenPart[] {
  const classified = classifySentences(sentences, text)
  return PARTS.map(({ label, of }) => {
    let count = 0
    for (const [i, { label: told, probabilities }] of classified.entries()) {
      if (of.some((part) => part === told) && Math.max(...probabilities) >= SURE)
        count += sentences[i]?.tokens.length ?? 0
    }
    return { label, isSeen: count > 0, share: count / Math.max(1, words) }
  })
}

function signposts({ sentences }: Read): SeenPart[] {
  const said = new Set(sentences.flatMap(({ tokens }) => tokens.map(({ word }) => word)))
  return EXPLAINED.map(({ label, by }) => ({
    label,
    isSeen: [...SIGNPOSTS[by]].some((word) => said.has(word)),
    share: null,
  }))
}

function detailsIn({ sentences, text }: Read, kinds: readonly DetailKind[]): SeenDetail[] {
  const details = sentences.flatMap(({ tokens }) => cuesOf(tokens, text).details)
  return kinds.map((kind) => {
    const latest = details.findLast((detail) => detail.kind === kind)
    return {
      label: DETAIL_LABELS[kind],
      isSeen: latest !== undefined,
      quote: latest ? text.slice(latest.start, latest.end) : null,
    }
  })
}

const PROMPTS: Readonly<Record<string, string>> = {
  Setting: 'Say where and when it was, and what you had to do.',
  Action: 'Say what you did yourself, with “I”.',
  Result: 'Say what came of it.',
  Order: 'Say what comes first, and what comes next.',
  Reasons: 'Say why.',
  Figures: 'Give a figure: how many, how much, how long.',
  Names: 'Name a person, a place, a tool or a document.',
  Times: 'Say when it was.',
}

/** The first thing that was not found yet, as a prompt; null if all was found. */
export function nextPrompt({ parts, details }: LiveHelp): string | null {
  const missing = [...parts, ...details].find(({ isSeen }) => !isSeen)
  return missing ? (PROMPTS[missing.label] ?? null) : null
}

/** The share in words, because a number beside an answer would look like a score. */
export function shareInWords(share: number): string {
  if (share <= 0) return 'none of your answer'
  if (share < 0.15) return 'a small part of your answer'
  if (share < 0.38) return 'about a quarter of your answer'
  if (share < 0.62) return 'about half of your answer'
  if (share < 0.9) return 'most of your answer'
  return 'nearly all of your answer'
}
