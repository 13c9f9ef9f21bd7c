/** Messages between the server and its parser process. */
import type { ReadingProgress } from '@/schemas/progress-lines'
import type { Problem } from './problem'

export type ScanKind = 'scanned-pdf' | 'picture'
export type ParseRequest = { kind: 'pdf' | 'zip' | ScanKind; bytes: Uint8Array }

/** `isWithoutText`: a PDF without a text layer, which may contain scanned pages. */
export type ParseReply = { text: string; warnings: string[] } | { isWithoutText: true } | { problem: Problem }

/** Progress messages, then one reply. */
export type ParserMessage = { progress: ReadingProgress } | { reply: ParseReply }
