/** Bounds of reading one file. The largest real CVs stay far below each. */
import { TEXT_LIMITS } from '@/domain/limits/text-limits'
import type { ParseRequest } from './messages'

type ProcessLimits = {
  /** Milliseconds of processor time. */
  cpuMs: number
  /** Milliseconds from which on less will do, so that a refusal is out in time where others work as well. */
  lateMs: number
  lateCpuMs: number
  /** Milliseconds that the process waits for something that does not come. */
  idleMs: number
  /**
   * Milliseconds in all. Who is given so little of the processor is told to try again, not that the file is at fault.
   */
  wallMs: number
  /** Megabytes of JavaScript objects. */
  heapMb: number
  /** Bytes of the whole process. */
  rssBytes: number
}

const MB = 1024 * 1024

/** What a process may use: one that reads text, and one that recognises it in pictures. */
export const PROCESS_LIMITS = {
  /** Real CVs need less than one second; a refusal is out within fifteen. */
  text: {
    cpuMs: 6_000,
    lateMs: 13_500,
    lateCpuMs: 2_500,
    idleMs: 8_000,
    wallMs: 30_000,
    heapMb: 384,
    rssBytes: 640 * MB,
  },
  /** A full page needs three to five seconds; the main thread is idle while another recognises. */
  scan: {
    cpuMs: 60_000,
    lateMs: 120_000,
    lateCpuMs: 60_000,
    idleMs: 120_000,
    wallMs: 120_000,
    heapMb: 256,
    rssBytes: 500 * MB,
  },
} as const satisfies Record<string, ProcessLimits>

export type ProcessKind = keyof typeof PROCESS_LIMITS

/** Which process reads a file of this kind. */
export const processFor = (kind: ParseRequest['kind']): ProcessKind =>
  kind === 'scanned-pdf' || kind === 'picture' ? 'scan' : 'text'

export const LIMITS = {
  pages: 50,
  /** Pages that are recognised in pictures, which takes seconds for each. */
  scannedPages: 10,
  /** Pixels of an uploaded picture. */
  picturePixels: 40_000_000,
  /** Characters of the text that is given back. */
  textChars: TEXT_LIMITS.cv,
  /** Bytes of the main part of a DOCX, unpacked. */
  documentBytes: 2 * MB,
  /** Bytes of everything in a DOCX, unpacked. */
  unpackedBytes: 50 * MB,
  zipEntries: 1_000,
  /** Elements inside one another in a part of a DOCX. */
  xmlDepth: 256,
} as const
