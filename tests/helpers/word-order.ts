/** Compares the words of two texts, and their order. */

export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Multiset recall of the wanted words. */
export function recall(wanted: readonly string[], found: readonly string[]): number {
  const left = new Map<string, number>()
  for (const word of found) left.set(word, (left.get(word) ?? 0) + 1)
  let count = 0
  for (const word of wanted) {
    const times = left.get(word) ?? 0
    if (times === 0) continue
    left.set(word, times - 1)
    count++
  }
  return count / Math.max(1, wanted.length)
}

/** Share of the words unique in both texts that appear in the same order: longest increasing subsequence. */
export function inOrder(wanted: readonly string[], found: readonly string[]): number {
  const places = once(found)
  const sequence = [...once(wanted)].flatMap(([word]) => places.get(word) ?? [])
  const ends: number[] = []
  for (const place of sequence) {
    const at = ends.findIndex((end) => end >= place)
    ends[at === -1 ? ends.length : at] = place
  }
  return ends.length / Math.max(1, sequence.length)
}

/** Words that occur once, with their indexes. */
function once(words: readonly string[]): Map<string, number> {
  const places = new Map<string, number>()
  const twice = new Set<string>()
  for (const [place, word] of words.entries()) {
    if (places.has(word)) twice.add(word)
    places.set(word, place)
  }
  for (const word of twice) places.delete(word)
  return places
}
