/** The result of a reader. */
export type FoundText = {
  text: string
  /** Sentences about omitted parts. */
  warnings: string[]
  /** The file contains images, which may be scanned pages. */
  mayBeScan: boolean
}

const WORD = /[\p{L}\p{N}]{2,}/gu

/** Counts the words of invisible text, for a warning about them. */
export class HiddenText {
  #words = 0

  add(text: string): void {
    this.#words += text.match(WORD)?.length ?? 0
  }

  warnings(): string[] {
    if (this.#words === 0) return []
    const amount = this.#words === 1 ? 'One word' : `${this.#words.toLocaleString('en')} words`
    const verb = this.#words === 1 ? 'was' : 'were'
    return [`${amount} that a reader cannot see (invisible, tiny or off the page) ${verb} left out.`]
  }
}
