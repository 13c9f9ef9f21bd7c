/** Size limits of requests and of concurrent work per account. */
const KB = 1024

export const REQUEST_LIMITS = {
  /** Bytes of a JSON body of our own API. */
  jsonBytes: 1024 * KB,
  /** Bytes of a body anywhere else: a form that signs in has a few hundred. */
  otherBytes: 64 * KB,
  otherTooLarge: 'The request is too large: at most 64 KB are accepted here.',
  /** Calls in one tRPC batch; no screen makes more at once. */
  batchCalls: 10,
  /** Values of one tRPC input that are revived: 100 answers, each with one field that may be left undefined. */
  revivedValues: 200,
  /** Characters that the results of one batch may have together; a single result may have more. */
  batchCharacters: 4_000_000,
} as const

/** Reads of one account: how many are worked on at a time, and how many may wait for that. */
export const READS_AT_ONCE = { running: 4, waiting: 60 } as const

/** A read of more characters than this counts once more against the account's limit for each time it has them. */
export const READ_UNIT = 100_000

/** Uploads of one account: how many at a time, and how long one may bring nearly nothing. */
export const UPLOADS_AT_ONCE = { running: 2, waiting: 0 } as const

/** Slowest connection that is served: ten megabytes would take most of a day. Idle uploads are slower. */
export const UPLOAD_PACE = { seconds: 20, bytes: 4 * KB } as const

/** Parts of a form: one file, and some fields that clients add. */
export const FORM_LIMITS = {
  parts: 10,
  /** Headers of a part, and their bytes. */
  partHeaders: 20,
  partHeaderBytes: 8 * KB,
  /** What a form adds to its file, in bytes: boundaries, headers and fields. */
  overheadBytes: 16 * KB,
} as const
