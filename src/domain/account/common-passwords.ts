import lists from '@/content/language/common-passwords.json'

/**
 * The passwords that every guessing tool tries first, in lower case; those under six characters are refused for their
 * length anyway. Short enough for the browser to know as well; the server knows more of them.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(lists.passwords.split(' '))
