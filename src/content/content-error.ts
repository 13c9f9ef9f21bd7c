/** A content file that is not as it should be; the message names the file and, where it can, the line. */
export class ContentError extends Error {
  override name = 'ContentError'
}
