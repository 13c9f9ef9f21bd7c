/** A text twice, with the same content. */
export type FairPair<Text> = {
  /** What was exchanged. */
  kind: string
  /** Which text it is, to find it again. */
  id: string
  one: Text
  other: Text
}

export type Kind<Row, Text> = {
  name: string
  count: number
  /** Both texts of a row; null if there is nothing to exchange in it. `turn` counts the pairs of a kind. */
  pair: (row: Row, turn: number) => { one: Text; other: Text } | null
}

/**
 * Takes rows in strides that share no factor with their number, so that the pairs of a kind are spread over all of them
 * and every row comes up once; fewer pairs than `count` if the rows do not have as many.
 */
export function pairsOf<Row, Text>(
  kinds: readonly Kind<Row, Text>[],
  rows: readonly Row[],
  idOf: (row: Row) => string,
): FairPair<Text>[] {
  const stride = strideOf(rows.length)
  return kinds.flatMap(({ name, count, pair }, k) => {
    const pairs: FairPair<Text>[] = []
    for (let i = 0; i < rows.length && pairs.length < count; i++) {
      const row = rows[(k + i * stride) % rows.length]
      const both = row === undefined ? null : pair(row, pairs.length)
      if (row !== undefined && both) pairs.push({ kind: name, id: idOf(row), ...both })
    }
    return pairs
  })
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** About three fifths of the number. */
function strideOf(count: number): number {
  let stride = Math.max(1, Math.floor(count * 0.618))
  while (divisor(count, stride) !== 1) stride++
  return stride
}
