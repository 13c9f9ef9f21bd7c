/** Passwords that an attacker tries before brute force: common ones, their usual variations, and simple patterns. */
import lists from '@/content/language/common-passwords.json'

/**
 * The most common passwords, in lower case; shorter ones than six characters are refused for their length anyway. The
 * list is small enough for the browser; the server has a longer one.
 */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(lists.passwords.split(' '))

/** Usual substitutions for letters. */
const LOOKALIKES = { signs: '013457@$!', letters: 'oieastasi' } as const

/** Sequences of neighbouring characters, searched in both directions and cyclically. */
const ROWS = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop']

const reversed = (text: string) => [...text].reverse().join('')
const WALKS = ROWS.flatMap((row) => [row + row, reversed(row + row)])

/** Digits and signs that are often appended to a common word. */
const TAIL = /[\d!@#$%&*._-]{1,5}$/

/** Longest repeated unit that counts as a pattern: longer ones are words, and a repeated word is a fair start. */
const LONGEST_PIECE = 4

/** Longest repetition that is refused, in characters. */
const LONGEST_PATTERN = 20

/**
 * Whether a password is easy to guess, whatever its case. Only the most common passwords are also matched without
 * appended digits and signs: with the longer list, nearly every word with a number would be refused.
 * @param more further common passwords, in lower case
 */
export function isGuessablePassword(password: string, more: ReadonlySet<string> = new Set()): boolean {
  const given = password.toLowerCase()
  if (isRepetition(given) || isWalk(given)) return true
  const word = given.replace(TAIL, '')
  return (
    [given, plain(given)].some((text) => COMMON_PASSWORDS.has(text) || more.has(text)) ||
    [word, plain(word)].some((text) => COMMON_PASSWORDS.has(text))
  )
}

const plain = (text: string) =>
  text.replace(/[013457@$!]/g, (sign) => LOOKALIKES.letters.charAt(LOOKALIKES.signs.indexOf(sign)))

/** 'zzzzzz', 'abcabcabc', '20202020': one short unit repeated; the last repetition may be incomplete. */
function isRepetition(text: string): boolean {
  if (text.length > LONGEST_PATTERN) return false
  for (let length = 1; length <= LONGEST_PIECE && length * 2 <= text.length; length++) {
    const piece = text.slice(0, length)
    if (piece.repeat(Math.ceil(text.length / length)).startsWith(text)) return true
  }
  return false
}

/** '345678', 'fedcba', 'lkjhgf': a sequence of digits, letters or neighbouring keys. */
const isWalk = (text: string): boolean => text.length > 1 && WALKS.some((walk) => walk.includes(text))
