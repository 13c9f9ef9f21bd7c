/** The build's record of the static pages (scripts/prepare-pages.mjs). */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Folder of the static pages and their record, relative to the working directory. */
export const PREPARED_FOLDER = '.next/prepared'

export type PreparedPages = {
  /** By path: the CSP sources of the page's inline scripts, and its file without extension. */
  pages: Record<string, { inline: string[]; file: string }>
  /** CSP sources of the layout's inline scripts, which are on every page. */
  layout: string[]
  /** Patterns (regular expressions) of the paths that are rendered per request. */
  drawn: string[]
}

/** @returns null if the pages were built with `next build` alone, without prepare-pages.mjs */
export function readPreparedPages(): PreparedPages | null {
  const file = path.join(process.cwd(), PREPARED_FOLDER, 'pages.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
