/** Shapes and colours of the guides' pictures. Lengths are in units of the drawing. */

export const COLORS = {
  paper: '#f6efe1',
  card: '#fdfbf4',
  ink: '#1c2a23',
  green: '#17573f',
  leaf: '#7fae93',
  mist: '#cfe3d5',
  amber: '#eeb04f',
  sand: '#f8e4bf',
  clay: '#c2604a',
} as const

type Color = keyof typeof COLORS

/** A rectangle with corners rounded by `radius`. */
export const rect = (x: number, y: number, width: number, height: number, fill: Color, radius = 6) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${COLORS[fill]}"/>`

export const circle = (x: number, y: number, radius: number, fill: Color) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${COLORS[fill]}"/>`

/** A filled outline in SVG path data. */
export const shape = (d: string, fill: Color) => `<path d="${d}" fill="${COLORS[fill]}"/>`

/** A line in SVG path data, with round ends. */
export const stroke = (d: string, color: Color, width = 8) =>
  `<path d="${d}" fill="none" stroke="${COLORS[color]}" stroke-width="${width}" stroke-linecap="round" ` +
  'stroke-linejoin="round"/>'

/** A ring: the outline of a circle. */
export const ring = (x: number, y: number, radius: number, color: Color, width = 8) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${COLORS[color]}" stroke-width="${width}"/>`
