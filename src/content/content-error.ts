/** An invalid content file; the message names the file and, if possible, the line. */
export class ContentError extends Error {
  override name = 'ContentError'
}
