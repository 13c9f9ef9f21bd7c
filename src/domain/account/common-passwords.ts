import lists from '@/content/language/common-passwords.json'

/**
 * The most common passwords, in lower case; shorter ones than six characters are refused for their length anyway. The
 * list is small enough for the browser; the server has a longer one.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(lists.passwords.split(' '))
