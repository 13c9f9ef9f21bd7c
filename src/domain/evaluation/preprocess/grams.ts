/** Runs of letters as vectors, compared by their cosine: they see words that the stemmer leaves apart, and misspellings. */

/** Bins of the hash; two runs that share one are rare enough in texts of a few hundred letters. */
const BINS = 8192

export type GramVector = {
  /** Bins that are not empty, and the count of each. */
  bins: Uint16Array
  counts: Uint8Array
  /** Euclidean length. */
  norm: number
  /** The counts of all bins, made when the vector is first compared with others. */
  dense?: Uint8Array
}

const scratch = new Uint8Array(BINS)
const used = new Uint16Array(65_536)

/** @param size letters in a run, 3 or 4 */
export function gramsOf(letters: string, size: number): GramVector {
  let length = 0
  for (let i = 0; i + size <= letters.length; i++) {
    let hash = 17
    for (let j = 0; j < size; j++) hash = (hash * 31 + letters.charCodeAt(i + j)) | 0
    const bin = (hash ^ (hash >>> 13)) & (BINS - 1)
    const count = scratch[bin] as number
    if (count === 0) used[length++] = bin
    if (count < 255) scratch[bin] = count + 1
  }
  const bins = used.slice(0, length)
  const counts = new Uint8Array(length)
  let squares = 0
  for (let i = 0; i < length; i++) {
    const bin = bins[i] as number
    const count = scratch[bin] as number
    counts[i] = count
    squares += count * count
    scratch[bin] = 0
  }
  return { bins, counts, norm: Math.sqrt(squares) || 1 }
}

/**
 * Cosine of two vectors, 0 to 1.
 * @param often a vector that is compared with many others
 */
export function cosine(often: GramVector, other: GramVector): number {
  often.dense ??= denseOf(often)
  const { dense } = often
  let dot = 0
  for (let i = 0; i < other.bins.length; i++)
    dot += (dense[other.bins[i] as number] as number) * (other.counts[i] as number)
  return dot / (often.norm * other.norm)
}

function denseOf({ bins, counts }: GramVector): Uint8Array {
  const dense = new Uint8Array(BINS)
  for (let i = 0; i < bins.length; i++) dense[bins[i] as number] = counts[i] as number
  return dense
}
