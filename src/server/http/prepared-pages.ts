/** What the build knows of the pages it made once for everybody (scripts/prepare-pages.mjs). */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Where the build puts the pages and what it knows of them; below the folder where the product runs. */
export const PREPARED_FOLDER = '.next/prepared'

export type PreparedPages = {
  /** By path: the sources of the policy that let the page's inline scripts run, and its file, without an ending. */
  pages: Record<string, { inline: string[]; file: string }>
  /** The sources for the inline scripts that the layout writes into every page. */
  layout: string[]
  /** The patterns of the paths that are drawn for each request. */
  drawn: string[]
}

/** @returns null where the pages were built by Next alone, without the step that prepares them */
export function readPreparedPages(): PreparedPages | null {
  const file = path.join(process.cwd(), PREPARED_FOLDER, 'pages.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
