/** Bounds of reading one file. The largest real CVs stay far below each. */
export const LIMITS = {
  /** Milliseconds of processor time; real CVs need less than one second. */
  cpuMs: 6_000,
  /** Milliseconds from which on less will do, so that a refusal is out within fifteen seconds where others work as well. */
  lateMs: 13_500,
  lateCpuMs: 2_500,
  /** Milliseconds that the process waits for something that does not come. */
  idleMs: 8_000,
  /** Milliseconds in all. Who is given so little of the processor is told to try again, not that the file is at fault. */
  wallMs: 30_000,
  /** Megabytes of JavaScript objects. */
  heapMb: 384,
  /** Bytes of the whole process. */
  rssBytes: 640 * 1024 * 1024,
  pages: 50,
  /** Characters of the text that is given back. */
  textChars: 200_000,
  /** Bytes of the main part of a DOCX, unpacked. */
  documentBytes: 2 * 1024 * 1024,
  /** Bytes of everything in a DOCX, unpacked. */
  unpackedBytes: 50 * 1024 * 1024,
  zipEntries: 1_000,
  /** Elements inside one another in a part of a DOCX. */
  xmlDepth: 256,
} as const
