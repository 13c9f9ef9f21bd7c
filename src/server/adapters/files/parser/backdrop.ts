/** Colours, contrast, and the shapes painted on a page so far, for finding invisible text. */
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

/** Red, green and blue, 0 to 255; null if unknown: an image, a gradient, a pattern. */
export type Color = readonly [number, number, number] | null

export const WHITE: Color = [255, 255, 255]
export const BLACK: Color = [0, 0, 0]

/** Contrast ratio (WCAG 2) below which text is invisible; the palest grey that designers use on white has about 1.3. */
const LEAST_CONTRAST = 1.15

export function hexColor(hex: string): Color {
  const value = Number.parseInt(hex.replace('#', ''), 16)
  return /^#?[\da-f]{6}$/i.test(hex) ? [value >> 16, (value >> 8) & 255, value & 255] : null
}

const linear = (channel: number) => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
const luminance = ([r, g, b]: readonly [number, number, number]) =>
  0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)

/** Whether the contrast between text and background is too low to read. */
export function isUnreadable(text: Color, behind: Color): boolean {
  if (!text || !behind) return false
  const [a, b] = [luminance(text), luminance(behind)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) < LEAST_CONTRAST
}

/** Alpha compositing of one colour over another. */
export function blend(over: Color, under: Color, alpha: number): Color {
  if (alpha >= 0.99) return over
  if (!over || !under) return null
  const mix = (i: 0 | 1 | 2) => over[i] * alpha + under[i] * (1 - alpha)
  return [mix(0), mix(1), mix(2)]
}
