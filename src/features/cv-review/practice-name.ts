const LONGEST = 32
const isNamedByWords = (text: string): boolean =>
  text.split(' ').every((word) => /^[\p{L}\d]/u.test(word) && !/^\p{Ll}/u.test(word))
/** "Experience with", "Knowledge of": the first word is no name. */
const LEADS_ON = /^\p{Lu}\p{Ll}+ (?:in|of|using|with)\b/u

/**
 * A requirement as it stands behind "Practise"; null where it does not read well there, since it is long or a clause
 * such as "Write tests".
 */
export function practiceName(text: string): string | null {
  if (text.length > LONGEST) return null
  if (LEADS_ON.test(text)) return text.charAt(0).toLowerCase() + text.slice(1)
  return isNamedByWords(text) ? text : null
}
