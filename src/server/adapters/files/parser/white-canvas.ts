import { type Canvas, createCanvas } from '@napi-rs/canvas'

/**
 * A white canvas.
 * @param width in pixels, like the height; rounded, since page sizes may be fractional
 */
export function whiteCanvas(width: number, height: number): Canvas {
  const canvas = createCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)))
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return canvas
}
