/**
 * What an answer shows while it is being written: what the evaluator's patterns see so far, and never how good it is.
 * The key points of the question play no part; they are not known where this runs.
 */
import {
  type PartFinding,
  type Signpost,
  type SignpostKind,
  SPECIFIC_KINDS,
  type Specific,
  type SpecificKind,
  type StarPart,
} from '@/domain/evaluation/facts'
import { findParts } from '@/domain/evaluation/find-parts'
import { findSignposts, findSpecifics } from '@/domain/evaluation/find-specifics'
import { readAnswer } from '@/domain/evaluation/read-answer'
import { evaluatedPart } from '@/domain/interview/evaluated-part'
import type { InterviewQuestion, QuestionCategory } from '@/domain/interview/question'

/** A part of a story or of an explanation. */
export type SeenPart = {
  label: string
  isSeen: boolean
  /** Share of the answer that it takes, 0 to 1; null where that says nothing. */
  share: number | null
}

export type SeenSpecific = {
  label: string
  isSeen: boolean
  /** The answer's latest words of this kind, short enough for one line; null when a sentence as a whole is meant. */
  quote: string | null
}

export type LiveHelp = { parts: SeenPart[]; specifics: SeenSpecific[] }

const PART_LABELS: Readonly<Record<StarPart, string>> = {
  situation: 'Situation',
  task: 'Task',
  action: 'Action',
  result: 'Result',
}

/** Contrast is left out: an explanation does not always need it. */
const SIGNPOST_LABELS: readonly (readonly [SignpostKind, string])[] = [
  ['order', 'Order'],
  ['reason', 'Reasons'],
  ['example', 'Example'],
]

const SPECIFIC_LABELS: Readonly<Record<SpecificKind, string>> = {
  number: 'Figures',
  tool: 'Tools',
  person: 'People',
  outcome: 'Outcomes',
}

/** Longest quote, in characters. */
const QUOTE_LENGTH = 32

/** What stands in the answer so far. A technical answer is an explanation, any other a story. */
export function readLive(
  { text: question, category }: Pick<InterviewQuestion, 'text' | 'category'>,
  answer: string,
): LiveHelp {
  const read = readAnswer(evaluatedPart(answer), question)
  return liveHelpOf(category, {
    parts: findParts(read, category),
    signposts: findSignposts(read),
    specifics: findSpecifics(read),
  })
}

type Seen = { parts: readonly PartFinding[]; signposts: readonly Signpost[]; specifics: readonly Specific[] }

/** What to show of the facts found. */
export function liveHelpOf(category: QuestionCategory, { parts, signposts, specifics }: Seen): LiveHelp {
  return {
    parts:
      category === 'technical'
        ? SIGNPOST_LABELS.map(([kind, label]) => ({
            label,
            isSeen: signposts.some((signpost) => signpost.kind === kind),
            share: null,
          }))
        : parts.map(({ part, present, share }) => ({
            label: PART_LABELS[part],
            isSeen: present,
            share: present ? Math.min(1, share) : 0,
          })),
    specifics: SPECIFIC_KINDS.map((kind) => {
      const found = specifics.filter((specific) => specific.kind === kind)
      const latest = kind === 'outcome' ? undefined : found.at(-1)
      return { label: SPECIFIC_LABELS[kind], isSeen: found.length > 0, quote: latest ? shortened(latest.quote) : null }
    }),
  }
}

function shortened(quote: string): string {
  const flat = quote.replace(/\s+/gu, ' ')
  if (flat.length <= QUOTE_LENGTH) return flat
  const cut = flat.lastIndexOf(' ', QUOTE_LENGTH - 2)
  return `${flat.slice(0, cut > 0 ? cut : QUOTE_LENGTH - 2)} …`
}

/** A share in words, because a number beside an answer would be taken for a mark. */
export function shareInWords(share: number): string {
  if (share <= 0) return 'none of your answer'
  if (share < 0.15) return 'a small part of your answer'
  if (share < 0.38) return 'about a quarter of your answer'
  if (share < 0.62) return 'about half of your answer'
  if (share < 0.9) return 'most of your answer'
  return 'nearly all of your answer'
}
