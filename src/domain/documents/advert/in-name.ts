/** Whether a span lies inside one of the names: "Swift Haul Ltd" does not require SWIFT. */
export const isInName = (
  names: readonly string[],
  text: string,
  { start, end }: { start: number; end: number },
): boolean =>
  names.some((name) => {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
      if (start < at + name.length && end > at) return true
    }
    return false
  })
