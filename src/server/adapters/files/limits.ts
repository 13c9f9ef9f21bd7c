/** Limits for reading one file. The largest real CVs stay far below each. */
import { TEXT_LIMITS } from '@/domain/limits/text-limits'
import type { ParseRequest } from './problem'

type ProcessLimits = {
  /** CPU time in milliseconds. */
  cpuMs: number
  /**
   * Milliseconds of wall time after which `lateCpuMs` replaces `cpuMs`, so that a refusal is in time on a busy machine.
   */
  lateMs: number
  lateCpuMs: number
  /** Milliseconds of idle event loop after which the process gives up. */
  idleMs: number
  /**
   * Wall time in milliseconds. If it runs out, the machine was too busy: the user is asked to try again, and the file
   * is not blamed.
   */
  wallMs: number
  /** Largest JavaScript heap in megabytes. */
  heapMb: number
  /** Resident set size in bytes. */
  rssBytes: number
}

const MB = 1024 * 1024

/** Limits per parser process: one that extracts text, and one that recognises it (OCR). */
export const PROCESS_LIMITS = {
  /** Real CVs need less than one second; a refusal takes at most fifteen. */
  text: {
    cpuMs: 6_000,
    lateMs: 13_500,
    lateCpuMs: 2_500,
    idleMs: 8_000,
    wallMs: 30_000,
    heapMb: 384,
    rssBytes: 640 * MB,
  },
  /** A full page takes three to five seconds; the main thread is idle while the OCR thread works. */
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

/** The kind of process that reads a file. */
export const processFor = (kind: ParseRequest['kind']): ProcessKind =>
  kind === 'scanned-pdf' || kind === 'picture' ? 'scan' : 'text'

export const LIMITS = {
  pages: 50,
  /** Most pages for OCR, which takes seconds for each. */
  scannedPages: 10,
  /** Most pixels of an uploaded picture. */
  picturePixels: 40_000_000,
  /** Most characters of the returned text. */
  textChars: TEXT_LIMITS.cv,
  /** Most bytes of one XML part of a DOCX, uncompressed. */
  documentBytes: 2 * MB,
  /** Most bytes of a whole DOCX, uncompressed. */
  unpackedBytes: 50 * MB,
  zipEntries: 1_000,
  /** Deepest nesting of XML elements. */
  xmlDepth: 256,
} as const
