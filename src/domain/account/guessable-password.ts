/**
 * What a guessing program tries before it tries everything: common passwords, how people vary them, and plain patterns.
 */
import { COMMON_PASSWORDS } from './common-passwords'

/** What people write in the place of a letter. */
const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Rows in which neighbours follow each other; each is walked in both directions, and round its end. */
const ROWS = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop']

const reversed = (text: string) => [...text].reverse().join('')
const WALKS = ROWS.flatMap((row) => [row + row, reversed(row + row)])

/** What is added to a word to make it look like none. */
const TAIL = /[\d!@#$%&*._-]{1,5}$/

/** The longest piece whose repetition is a pattern: longer ones are words, and two words are a good start. */
const LONGEST_PIECE = 4

/** Longest pattern that is tried, in characters; a longer repetition is hard to guess. */
const LONGEST_PATTERN = 20

/**
 * Whether a password is among the first guesses, whatever its case. Only the words tried first are looked for with a
 * tail: with thousands of further ones, nearly every word with a figure would be refused.
 * @param more further common passwords, in lower case
 */
export function isGuessablePassword(password: string, more: ReadonlySet<string> = NONE): boolean {
  const given = password.toLowerCase()
  if (isRepetition(given) || isWalk(given)) return true
  const word = given.replace(TAIL, '')
  return (
    [given, plain(given)].some((text) => COMMON_PASSWORDS.has(text) || more.has(text)) ||
    [word, plain(word)].some((text) => COMMON_PASSWORDS.has(text))
  )
}

const NONE: ReadonlySet<string> = new Set()

const plain = (text: string) => text.replace(/[013457@$!]/g, (sign) => LOOKALIKES[sign] ?? sign)

/** 'zzzzzz', 'abcabcabc', '20202020': one short piece over and over, the last time perhaps not whole. */
function isRepetition(text: string): boolean {
  if (text.length > LONGEST_PATTERN) return false
  for (let length = 1; length <= LONGEST_PIECE && length * 2 <= text.length; length++) {
    const piece = text.slice(0, length)
    if (piece.repeat(Math.ceil(text.length / length)).startsWith(text)) return true
  }
  return false
}

/** '345678', 'fedcba', 'lkjhgf': along the digits, the alphabet or a row of keys. */
const isWalk = (text: string): boolean => text.length > 1 && WALKS.some((walk) => walk.includes(text))
