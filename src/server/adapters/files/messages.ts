/** What the server and its parser process say to each other. */
import type { ReadingProgress } from '@/schemas/progress-lines'
import type { Problem } from './problem'

export type ScanKind = 'scanned-pdf' | 'picture'
export type ParseRequest = { kind: 'pdf' | 'zip' | ScanKind; bytes: Uint8Array }

/** `isWithoutText`: a PDF whose pages may still have some in pictures. */
export type ParseReply = { text: string; warnings: string[] } | { isWithoutText: true } | { problem: Problem }

/** The process tells how far it is before it replies. */
export type ParserMessage = { progress: ReadingProgress } | { reply: ParseReply }
