import type { Canvas } from '@napi-rs/canvas'

/** Luma coefficients of ITU-R BT.601, in 256ths. */
const [RED, GREEN, BLUE] = [77, 150, 29] as const

/** @returns the canvas in greyscale, as a PGM file: one uncompressed byte per pixel */
export function toGrey(canvas: Canvas): Buffer {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`)
  const picture = Buffer.alloc(head.length + width * height)
  head.copy(picture)
  for (let from = 0, to = head.length; to < picture.length; from += 4, to += 1) {
    picture[to] = ((data[from] ?? 0) * RED + (data[from + 1] ?? 0) * GREEN + (data[from + 2] ?? 0) * BLUE) >> 8
  }
  return picture
}
