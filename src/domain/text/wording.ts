/** Texts of others as parts of a sentence. */

/** With single spaces in place of line breaks and columns. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** With a capital first letter. */
export const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
