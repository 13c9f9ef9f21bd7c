/** One subject of a possible question. */
import { stemOf } from '@/domain/text/stem'
import type { Group, Part, Slots } from './frames'
import { bare, wordsOf } from './grammar'
import type { EvidenceVerdict } from './input'

/** Families of topics, which a set of questions mixes: most questions of each, as long as others are available. */
export const MOST_OF = {
  gap: 3,
  depth: 4,
  duty: 3,
  figure: 2,
  deed: 2,
  soft: 1,
  formal: 1,
  career: 1,
  listed: 1,
  role: 2,
  job: 2,
  company: 2,
} as const
export type Family = keyof typeof MOST_OF

export type Topic = {
  group: Group
  /** The kinds of frames that apply, the most specific first. */
  parts: readonly Part[]
  family: Family
  /** Evidence for the requirement in the CV; null without a requirement or a CV. */
  verdict: EvidenceVerdict | null
  slots: Slots
  /** Whether the text that its words are taken from goes on. */
  isCut?: boolean
  /** Of a line or a skill of the CV, whether the advert has some of its words, or all words of a skill. */
  isRelevant?: boolean
  /** Of a tool, whether people choose it among others. */
  hasAlternatives?: boolean
  /** Priority: how specific it is to this person and this job. */
  value: number
  source: 'cv' | 'job'
  /** Verbatim from the source. */
  quote: string
  /** The advert's list item or sentence of a requirement. */
  line?: string
  /** Words of the CV that a question may repeat; null where there are none. */
  cvQuote: string | null
  reason: string
  /** Stems of its subject, used to compare topics. */
  stems: ReadonlySet<string>
}

export const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(text)
      .map(bare)
      .filter((word) => word.length > 2 || /\d/.test(word))
      .map(stemOf),
  )

/** A reason with its slots filled. */
export const filledReason = (text: string, slots: Slots) =>
  text.replace(/\{(\w{1,20})\}/g, (_, name: string) => slots[name] ?? '')
