/** The text of a page in reading order. */
import { findColumns } from './columns'
import { rowText, type Segment, toRows, toSegments } from './lines'
import type { Run } from './pdf-runs'

/** Deepest nesting of columns. */
const MAX_DEPTH = 5
/** Line spacing, relative to the font size, from which a new paragraph begins. */
const PARAGRAPH_GAP = 1.75

export function layOut(runs: readonly Run[]): string {
  const upright = runs.filter((run) => run.turn === 0)
  const parts = [blockText(toSegments(upright), 0)]
  // Rotated text, usually along the page's edge, comes last.
  for (const turn of [1, 2, 3] as const) {
    const turned = runs.filter((run) => run.turn === turn).map((run) => turnUpright(run, turn))
    if (turned.length > 0) parts.push(blockText(toSegments(turned), MAX_DEPTH))
  }
  return parts.filter((part) => part !== '').join('\n\n')
}

/** Rotates a run's coordinates so that its text is horizontal. */
function turnUpright(run: Run, turn: 1 | 2 | 3): Run {
  if (turn === 2) return { ...run, x: -run.x - run.width, y: -run.y }
  return turn === 1 ? { ...run, x: run.y, y: -run.x } : { ...run, x: -run.y - run.width, y: run.x }
}

function blockText(segments: readonly Segment[], depth: number): string {
  const rows = toRows(segments)
  const parts: string[] = []
  let from = 0
  while (from < rows.length) {
    const region = depth < MAX_DEPTH ? findColumns(rows, from) : null
    parts.push(linesText(rows.slice(from, region?.start ?? rows.length)))
    if (!region) break
    const inside = rows.slice(region.start, region.end).flat()
    parts.push(
      blockText(
        inside.filter((segment) => segment.x1 <= region.at),
        depth + 1,
      ),
      blockText(
        inside.filter((segment) => segment.x1 > region.at),
        depth + 1,
      ),
    )
    from = region.end
  }
  return parts.filter((part) => part !== '').join('\n\n')
}

function linesText(rows: readonly Segment[][]): string {
  let text = ''
  let last: Segment | undefined
  for (const row of rows) {
    const [first] = row
    if (!first) continue
    if (last) text += first.y - last.y > PARAGRAPH_GAP * Math.max(first.size, last.size) ? '\n\n' : '\n'
    text += rowText(row)
    last = first
  }
  return text
}
