/** The shapes painted on a page so far, to find the background colour of a piece of text. */
import { blend, type Color, WHITE } from './color'
import { type Box, contains } from './matrix'

/** Most shapes per page; later ones are ignored. */
const MAX_SHAPES = 20_000

export class Backdrop {
  readonly #shapes: { box: Box; color: Color; alpha: number }[] = []

  paint(box: Box, color: Color, alpha: number): void {
    const isVisible = box.x1 - box.x0 > 2 && box.y1 - box.y0 > 2 && alpha > 0.01
    if (isVisible && this.#shapes.length < MAX_SHAPES) this.#shapes.push({ box, color, alpha })
  }

  /** The background colour at a point; white where nothing was painted. */
  at(x: number, y: number): Color {
    let color: Color = WHITE
    for (const shape of this.#shapes) {
      if (contains(shape.box, x, y)) color = blend(shape.color, color, shape.alpha)
    }
    return color
  }

  /** Whether an image is behind the point. */
  hasPicture(x: number, y: number): boolean {
    return this.#shapes.some(({ box, color }) => color === null && contains(box, x, y))
  }
}
