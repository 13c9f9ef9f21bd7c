import type { Verdict } from '@/domain/evaluation/facts'

/** A key point with its verdict in an answer; the verdict is null when unknown. */
export type PointWithVerdict = { point: string; verdict: Verdict | null; quote: string | null }

type Reading = {
  /** The key points of a strong answer. */
  modelAnswer: readonly string[]
  /** Their verdicts in the same order; absent in results of an earlier version. */
  points?: readonly { verdict: Verdict; quote: string | null }[] | undefined
  /** Whether the answer makes each point; the only information in results of the earliest version. */
  covered?: readonly boolean[] | undefined
}

/** The key points of a strong answer, each with its verdict. */
export function pointVerdicts({ modelAnswer, points, covered }: Reading): PointWithVerdict[] {
  const found = points ?? covered?.map((isMade) => ({ verdict: isMade ? 'met' : 'missing', quote: null }) as const)
  return modelAnswer.map((point, index) => ({
    point,
    ...(found ? (found[index] ?? { verdict: 'missing', quote: null }) : { verdict: null, quote: null }),
  }))
}
