/** The result of a reader. */
export type FoundText = {
  text: string
  /** Sentences about omitted parts. */
  warnings: string[]
  /** The file contains images, which may be scanned pages. */
  mayBeScan: boolean
}
