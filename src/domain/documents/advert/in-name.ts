/** Whether a part of a text belongs to one of the names: "Swift Haul Ltd" asks for no SWIFT. */
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
