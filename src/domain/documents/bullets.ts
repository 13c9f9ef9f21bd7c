/** The signs of bullets in CVs and adverts, as parts of a character class. */

export const BULLETS = '-–—+•▪◦●○■□►▸➢➤✓✔·‣⁃∙'

/** The same of symbol fonts, which have private characters. */
export const SYMBOL_FONT_BULLETS = String.raw`\u{f0a7}\u{f0b7}\u{f0d8}`
