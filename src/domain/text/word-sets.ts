/** @param line words, each as it is written, with the mark between them */
export const setOf = (line: string, mark: string | RegExp = ' '): ReadonlySet<string> => new Set(line.split(mark))

/** Share of the words that are in the set; 0 of no words. */
export const shareOf = (list: readonly string[], set: ReadonlySet<string>): number =>
  list.filter((word) => set.has(word)).length / Math.max(1, list.length)
