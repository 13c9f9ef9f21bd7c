/** What a reader of one format found. */
export type FoundText = {
  text: string
  /** Sentences on what was left out. */
  warnings: string[]
  /** There are pictures, which may be of pages. */
  mayBeScan: boolean
}
