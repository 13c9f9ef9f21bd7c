import { type Canvas, createCanvas } from '@napi-rs/canvas'

/** @param width in pixels, as the height; rounded, since a page may end within one */
export function whiteCanvas(width: number, height: number): Canvas {
  const canvas = createCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)))
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return canvas
}
