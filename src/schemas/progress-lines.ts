/** Streaming format (NDJSON) for the progress of recognising a scan: one JSON value per line. */

/** The media type, sent only to clients that accept it. */
export const PROGRESS_LINES = 'application/x-ndjson'

/** The scan is queued, or a page is being recognised (counted from 1). */
export type ReadingProgress = 'waiting' | { page: number; pages: number }

/** The last line holds the response with its status. */
export type ProgressLine = { progress: ReadingProgress } | { status: number; body: unknown }
