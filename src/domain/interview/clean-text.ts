/** The text without what no database can hold: NUL goes, half a surrogate pair becomes the replacement character. */
export const cleanText = (text: string): string => text.replaceAll('\0', '').replace(/\p{Cs}/gu, '\uFFFD')

/** A text with what was said put after it. */
export function appendSpoken(text: string, spoken: string): string {
  const words = spoken.trim()
  if (words === '') return text
  return text === '' || /\s$/.test(text) ? text + words : `${text} ${words}`
}
