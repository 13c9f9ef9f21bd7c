import type { Verdict } from '@/domain/evaluation/facts'

/** A key point with what became of it in an answer; the verdict is null where nothing is known. */
export type PointWithVerdict = { point: string; verdict: Verdict | null; quote: string | null }

type Reading = {
  /** What a strong answer covers. */
  modelAnswer: readonly string[]
  /** What became of each, in the same order; unknown for older readings. */
  points?: readonly { verdict: Verdict; quote: string | null }[] | undefined
  /** Which of them the answer makes; all that still older readings say. */
  covered?: readonly boolean[] | undefined
}

/** What a strong answer covers, each point with its verdict. */
export function pointVerdicts({ modelAnswer, points, covered }: Reading): PointWithVerdict[] {
  const found = points ?? covered?.map((isMade) => ({ verdict: isMade ? 'met' : 'missing', quote: null }) as const)
  return modelAnswer.map((point, index) => ({
    point,
    ...(found ? (found[index] ?? { verdict: 'missing', quote: null }) : { verdict: null, quote: null }),
  }))
}
