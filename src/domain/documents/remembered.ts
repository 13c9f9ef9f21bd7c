/** A function of a text that keeps what it found: the lines of a CV are read again with each edit that is priced. */

/** Characters whose results are kept unless told otherwise; about what five of the longest CVs hold. */
const MOST_CHARS = 300_000

/** The same function, with its latest results at hand. The results must not be changed by who gets them. */
export function remembered<T>(read: (text: string) => T, mostChars = MOST_CHARS): (text: string) => T {
  const known = new Map<string, T>()
  let chars = 0
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const found = read(text)
    chars += text.length
    if (chars > mostChars) {
      known.clear()
      chars = text.length
    }
    known.set(text, found)
    return found
  }
}
