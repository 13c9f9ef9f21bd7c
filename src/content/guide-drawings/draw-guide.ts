/** The guides' featured images, drawn in code: a stage with an object of the profession. */
import type { Role } from '@/domain/interview/roles'
import { BUSINESS } from './business'
import { PRODUCT_AND_DESIGN } from './product-and-design'
import { COLORS, rect, shape } from './shapes'
import { TECHNOLOGY } from './technology'

const PICTURES: Readonly<Record<Role, readonly string[]>> = { ...TECHNOLOGY, ...PRODUCT_AND_DESIGN, ...BUSINESS }

/** Size of a drawing, in pixels: 16 to 9. */
export const DRAWING_SIZE = { width: 1200, height: 675 } as const

/** The picture of a role's guide as an SVG document. */
export function drawGuide(role: Role): string {
  const { width, height } = DRAWING_SIZE
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    rect(0, 0, width, height, 'mist', 0),
    shape('M470 0h260l230 560H240z', 'sand'),
    shape('M0 560h1200v115H0z', 'green'),
    `<ellipse cx="600" cy="566" rx="400" ry="44" fill="${COLORS.amber}"/>`,
    '<g transform="translate(360 160)">',
    ...PICTURES[role],
    '</g></svg>',
  ].join('')
}

/** The picture as a data URL (about 3 KB), which is rendered without a request. */
export const drawingAddress = (role: Role): string => `data:image/svg+xml,${encodeURIComponent(drawGuide(role))}`
