/** What has been painted on a page so far, to know what stands behind a piece of text. */
import { blend, type Color, WHITE } from './color'
import { type Box, contains } from './matrix'

/** Later shapes of a page that consists of more are not looked at. */
const MAX_SHAPES = 20_000

export class Backdrop {
  readonly #shapes: { box: Box; color: Color; alpha: number }[] = []

  paint(box: Box, color: Color, alpha: number): void {
    const isVisible = box.x1 - box.x0 > 2 && box.y1 - box.y0 > 2 && alpha > 0.01
    if (isVisible && this.#shapes.length < MAX_SHAPES) this.#shapes.push({ box, color, alpha })
  }

  /** The colour at a point; paper is white. */
  at(x: number, y: number): Color {
    let color: Color = WHITE
    for (const shape of this.#shapes) {
      if (contains(shape.box, x, y)) color = blend(shape.color, color, shape.alpha)
    }
    return color
  }

  /** Whether a picture is behind the point. */
  hasPicture(x: number, y: number): boolean {
    return this.#shapes.some(({ box, color }) => color === null && contains(box, x, y))
  }
}
