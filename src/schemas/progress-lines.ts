/** How the recognition of a scan is told while its answer is awaited: JSON, one value on each line. */

/** The media type, sent to clients that accept it. */
export const PROGRESS_LINES = 'application/x-ndjson'

/** The scan waits for its turn, or is at a page, counted from 1. */
export type ReadingProgress = 'waiting' | { page: number; pages: number }

/** The last line holds the answer with its status. */
export type ProgressLine = { progress: ReadingProgress } | { status: number; body: unknown }
