/** Size limits of requests, and limits of concurrent work per account. */
const KB = 1024

export const REQUEST_LIMITS = {
  /** Bytes of a JSON body of our own API. */
  jsonBytes: 1024 * KB,
  /** Bytes of any other body: a sign-in form has a few hundred. */
  otherBytes: 64 * KB,
  otherTooLarge: 'The request is too large: at most 64 KB are accepted here.',
  /** Calls in one tRPC batch; no page makes more at once. */
  batchCalls: 10,
  /**
   * Values of one tRPC input that the transformer may revive: 100 answers, each with one field that may be undefined.
   */
  revivedValues: 200,
  /** Characters of the results of one batch together; a single result may have more. */
  batchCharacters: 4_000_000,
} as const

/**
 * How much of a refused body is still received, and for how long: a client that is sending sees its connection break
 * off instead of the refusal.
 */
export const REFUSED_BODY = { bytes: 64 * 1024 * KB, ms: 5_000 } as const

/** Concurrent reads per account: how many run, and how many may queue. */
export const READS_AT_ONCE = { running: 4, waiting: 60 } as const

/** In characters: a result counts once more against the account's read limit for each full unit. */
export const READ_UNIT = 100_000

/** Concurrent uploads per account. */
export const UPLOADS_AT_ONCE = { running: 2, waiting: 0 } as const

/**
 * Slowest upload that is accepted: 4 KB in 20 seconds, at which 10 MB would take 14 hours. Slower uploads count as
 * idle.
 */
export const UPLOAD_PACE = { seconds: 20, bytes: 4 * KB } as const

/** Limits of a multipart form: one file, and some fields that clients add. */
export const FORM_LIMITS = {
  parts: 10,
  /** Headers of a part, and their bytes. */
  partHeaders: 20,
  partHeaderBytes: 8 * KB,
  /** Bytes of a form beside its file: boundaries, headers and fields. */
  overheadBytes: 16 * KB,
} as const
