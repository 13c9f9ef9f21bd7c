import type { ComponentProps } from 'react'

/**
 * Icons of visitors' pages, as paths in a 24 × 24 view box. The library's icons are client components, so a single one
 * would load the library and be hydrated.
 */
export const ARROW_LEFT = 'M19 12H5m6 6-6-6 6-6'
export const ARROW_RIGHT = 'M5 12h14m-6-6 6 6-6 6'
export const BOOK =
  'M12 6.5c-2.5-1.5-5.5-1.7-8.5-1.3v13c3-.4 6-.2 8.5 1.3 2.5-1.5 5.5-1.7 8.5-1.3v-13c-3-.4-6-.2-8.5 1.3zm0 0v13'
export const CHECK = 'm5 12.5 4.5 4.5L19 7'
export const CHEVRON_DOWN = 'm6 9.5 6 6 6-6'
export const COMPASS = 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0m12.5-3.5-2 5-5 2 2-5z'
export const MENU = 'M4 7h16M4 12h16M4 17h16'
export const MINUS = 'M5 12h14'
export const MOON = 'M20 13.5A8.3 8.3 0 1 1 10.5 4a6.6 6.6 0 0 0 9.5 9.5z'
export const PAUSE = 'M9 5.5v13m6-13v13'
export const PLAY = 'M8 5.5v13l10.5-6.5z'
export const SUN =
  'M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0' +
  'm4-9.5V5m0 14v2.5M2.5 12H5m14 0h2.5M5.3 5.3 7 7m10 10 1.7 1.7m-13.4 0L7 17M17 7l1.7-1.7'
export const TURNING_ARC = 'M20.5 12a8.5 8.5 0 1 1-6-8.1'

/** An icon drawn in the current text colour. Decorative: the adjacent text has its meaning. */
export const LineIcon = ({ path, ...props }: { path: string } & ComponentProps<'svg'>) => (
  <svg
    aria-hidden="true"
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    {...props}
  >
    <path d={path} />
  </svg>
)
