type Range = { low: number; high: number }

/** A prediction interval in words: likely 61–78. */
export const likely = ({ low, high }: Range): string => `likely ${low}–${high}`

/** The same for an answer, which may be too short to be judged. */
export const likelyIfJudged = ({ range, judged }: { range: Range; judged?: boolean | undefined }): string =>
  judged === false ? 'too little to judge' : likely(range)
