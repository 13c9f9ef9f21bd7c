/**
 * Live feedback on an answer while it is being written: findings so far, never a score. It does not use the question's
 * key points, which are not sent to the browser.
 */

import { STORY_PARTS, type StoryPart } from '@/domain/evaluation/facts'
import { readAnswer } from '@/domain/evaluation/preprocess/read-answer'
import { classifySentences } from '@/domain/evaluation/story/classify-sentences'
import { cuesOf, DETAIL_KINDS, type DetailKind, SIGNPOSTS } from '@/domain/evaluation/story/sentence-cues'
import type { InterviewQuestion } from './question'

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

const PART_LABELS: Readonly<Record<StoryPart, string>> = {
  setting: 'Setting',
  task: 'Task',
  action: 'Action',
  result: 'Result',
}

const SIGNPOST_LABELS: Readonly<Record<keyof typeof SIGNPOSTS, string>> = {
  order: 'Order',
  reason: 'Reasons',
  example: 'Example',
}

const DETAIL_LABELS: Readonly<Record<DetailKind, string>> = { figure: 'Figures', name: 'Names', time: 'Times' }

/** Below this probability a sentence is not shown as a part. */
const SURE = 0.5

/**
 * Findings in the answer so far. For a behavioural question the parts of a story, otherwise signposts of an explanation
 * or a plan.
 */
export function readLive(
  { text: question, category }: Pick<InterviewQuestion, 'text' | 'category'>,
  answer: string,
): LiveHelp {
  const read = readAnswer(answer, question)
  return { parts: category === 'behavioral' ? storyParts(read) : signposts(read), details: detailsIn(read) }
}

type Read = ReturnType<typeof readAnswer>

function storyParts({ sentences, text, words }: Read): SeenPart[] {
  const classified = classifySentences(sentences, text)
  return STORY_PARTS.map((part) => {
    let count = 0
    for (const [i, { label, probabilities }] of classified.entries()) {
      if (label === part && Math.max(...probabilities) >= SURE) count += sentences[i]?.tokens.length ?? 0
    }
    return { label: PART_LABELS[part], isSeen: count > 0, share: count / Math.max(1, words) }
  })
}

function signposts({ sentences }: Read): SeenPart[] {
  const said = new Set(sentences.flatMap(({ tokens }) => tokens.map(({ word }) => word)))
  return Object.entries(SIGNPOSTS).map(([kind, words]) => ({
    label: SIGNPOST_LABELS[kind as keyof typeof SIGNPOSTS],
    isSeen: [...words].some((word) => said.has(word)),
    share: null,
  }))
}

function detailsIn({ sentences, text }: Read): SeenDetail[] {
  const details = sentences.flatMap(({ tokens }) => cuesOf(tokens, text).details)
  return DETAIL_KINDS.map((kind) => {
    const latest = details.findLast((detail) => detail.kind === kind)
    return {
      label: DETAIL_LABELS[kind],
      isSeen: latest !== undefined,
      quote: latest ? text.slice(latest.start, latest.end) : null,
    }
  })
}

const PROMPTS: Readonly<Record<string, string>> = {
  [PART_LABELS.setting]: 'Say where and when it was.',
  [PART_LABELS.task]: 'Say what you had to do.',
  [PART_LABELS.action]: 'Say what you did yourself, with “I”.',
  [PART_LABELS.result]: 'Say what came of it.',
  [SIGNPOST_LABELS.order]: 'Say what comes first, and what comes next.',
  [SIGNPOST_LABELS.reason]: 'Say why.',
  [SIGNPOST_LABELS.example]: 'Give an example.',
  [DETAIL_LABELS.figure]: 'Give a figure: how many, how much, how long.',
  [DETAIL_LABELS.name]: 'Name who or what it was.',
  [DETAIL_LABELS.time]: 'Say when it was.',
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
