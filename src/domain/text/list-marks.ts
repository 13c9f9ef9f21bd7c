/** What stands before an item of a list, as sources of regular expressions. */

/** What people type before an item: a dash, a bullet or a number. */
export const TYPED_MARK = String.raw`(?:[-–*•]|\d{1,2}[.)])`

/** The signs of bullets in documents, as part of a character class. */
export const BULLETS = '-–—+•▪◦●○■□►▸➢➤✓✔·‣⁃∙'

/** The same of symbol fonts, which have private characters. */
export const SYMBOL_FONT_BULLETS = String.raw`\u{f0a7}\u{f0b7}\u{f0d8}`
