/** Multiset difference: the items that `others` lack by their key; a repeated item needs as many matches. */
export function withoutThoseOf<T>(items: readonly T[], others: readonly T[], keyOf: (item: T) => string): T[] {
  const left = new Map<string, number>()
  for (const other of others) left.set(keyOf(other), (left.get(keyOf(other)) ?? 0) + 1)
  return items.filter((item) => {
    const times = left.get(keyOf(item)) ?? 0
    left.set(keyOf(item), times - 1)
    return times <= 0
  })
}
