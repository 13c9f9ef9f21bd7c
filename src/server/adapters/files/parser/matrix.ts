/** Affine transformations as in PDF: [a b c d e f] (ISO 32000-1, 8.3.4). */
export type Matrix = readonly [number, number, number, number, number, number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** Composition: applies `inner` first, then `outer`. */
export const multiply = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
]

export const apply = (m: Matrix, x: number, y: number): readonly [number, number] => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
]

export type Box = { x0: number; y0: number; x1: number; y1: number }

/** The axis-aligned bounding box of a transformed box. */
export function transformBox(m: Matrix, [x0, y0, x1, y1]: readonly [number, number, number, number]): Box {
  const corners = [apply(m, x0, y0), apply(m, x1, y0), apply(m, x0, y1), apply(m, x1, y1)]
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) }
}

export const intersect = (a: Box, b: Box): Box => ({
  x0: Math.max(a.x0, b.x0),
  y0: Math.max(a.y0, b.y0),
  x1: Math.min(a.x1, b.x1),
  y1: Math.min(a.y1, b.y1),
})

export const contains = (box: Box, x: number, y: number): boolean =>
  x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1

/** Six finite numbers from any array-like value of pdf.js; null for anything else. */
export function toMatrix(value: unknown): Matrix | null {
  const numbers = value ? Array.from(value as ArrayLike<unknown>) : []
  return numbers.length >= 6 && numbers.slice(0, 6).every((n) => Number.isFinite(n))
    ? (numbers.slice(0, 6) as unknown as Matrix)
    : null
}
