/** The README's screenshots: the top of some screens, small enough for Git. Run by `npm run pictures -- --readme`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { createCanvas, loadImage } from '@napi-rs/canvas'

const FROM = 'pictures'
const INTO = path.join('docs', 'screens')

/** Names of the screens in `screens.ts`. */
const SHOWN = ['landing', 'dashboard', 'interview-long', 'results', 'cv-review-results']

/** Size in pixels; the rest of the page is cropped. */
const SIZE = { width: 1440, height: 900 }

const MOST_BYTES = 150 * 1024
/** WebP qualities, highest first; the first that is small enough is used. */
const QUALITIES = [90, 80, 70, 60]

/** @throws Error when even the lowest quality is too large */
async function compressed(file: string): Promise<Buffer> {
  const canvas = createCanvas(SIZE.width, SIZE.height)
  canvas.getContext('2d').drawImage(await loadImage(file), 0, 0)
  for (const quality of QUALITIES) {
    const bytes = await canvas.encode('webp', quality)
    if (bytes.length <= MOST_BYTES) return bytes
  }
  throw new Error(`${file} cannot be made smaller than ${MOST_BYTES} bytes.`)
}

process.argv.splice(2, process.argv.length, String(SIZE.width), 'light', ...SHOWN)
await import('./main')
if (process.exitCode) throw new Error('Not all screens could be drawn, so the pictures of the README stay as they are.')

mkdirSync(INTO, { recursive: true })
for (const name of SHOWN) {
  const bytes = await compressed(path.join(FROM, `${name}-${SIZE.width}-light.png`))
  writeFileSync(path.join(INTO, `${name}.webp`), bytes)
  console.log(`${name}.webp: ${Math.round(bytes.length / 1024)} kB`)
}
