/** What a parser process answers, and the reasons why no text could be read from a file. */
import type { ReadingProgress } from '@/schemas/progress-lines'

export type Problem =
  | 'wrong-type'
  | 'empty'
  | 'password'
  | 'damaged'
  | 'damaged-picture'
  | 'no-text'
  /** OCR found no text. */
  | 'nothing-recognised'
  | 'too-many-pages'
  | 'too-many-scanned-pages'
  | 'too-many-pixels'
  | 'too-much-text'
  | 'too-large-unpacked'
  | 'too-complex'
  /** OCR exceeded its time or memory, or its process was killed. */
  | 'too-hard-to-recognise'
  /** The machine was too busy; the file may be fine. */
  | 'no-time'

/** Thrown inside the parser process. */
export class FileProblem extends Error {
  readonly problem: Problem

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem, options)
    this.problem = problem
  }
}

export type ScanKind = 'scanned-pdf' | 'picture'
export type ParseRequest = { kind: 'pdf' | 'zip' | ScanKind; bytes: Uint8Array }

/** `isWithoutText`: a PDF without a text layer, which may contain scanned pages. */
export type ParseReply = { text: string; warnings: string[] } | { isWithoutText: true } | { problem: Problem }

/** Progress messages, then one reply. */
export type ParserMessage = { progress: ReadingProgress } | { reply: ParseReply }
