/** What the server and its parser process say to each other. */
import type { Problem } from './problem'

export type ParseRequest = { kind: 'pdf' | 'zip'; bytes: Uint8Array }

export type ParseReply = { text: string; warnings: string[] } | { problem: Problem }
