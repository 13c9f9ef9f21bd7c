import { describe, expect, it } from 'vitest'
import { commonPasswords } from '@/content/common-passwords'
import { isGuessablePassword } from '@/domain/account/guessable-password'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@/domain/account/password'
import { newPassword } from '@/schemas/credentials'

const refusal = (password: string) => newPassword.safeParse(password).error?.issues[0]?.message ?? null

describe('the length of a password', () => {
  it.each([
    ['', 'Password must be at least 6 characters'],
    ['a', 'Password must be at least 6 characters'],
    ['vexq4', 'Password must be at least 6 characters'],
    ['vexq42', null],
    ['vexq42 with spaces', null],
  ])('%j is answered with %j', (password, message) => expect(refusal(password)).toBe(message))

  it('is bounded above, so that hashing stays cheap', () => {
    const long = 'a very quiet room '.repeat(MAX_PASSWORD_LENGTH)
    expect(refusal(long.slice(0, MAX_PASSWORD_LENGTH))).toBeNull()
    expect(refusal(long.slice(0, MAX_PASSWORD_LENGTH + 1))).toMatch(/too long/)
  })
})

describe('the most common passwords', () => {
  it.each([
    '123456',
    '123456789',
    'password',
    'qwerty',
    '111111',
    'iloveyou',
    'letmein',
    'welcome',
    'nigeria',
    'greenroom',
  ])('%s is among them and refused', (password) => {
    expect(isGuessablePassword(password)).toBe(true)
    expect(refusal(password)).toBe('This password is among the most common ones. Please choose another.')
  })

  it.each(['PASSWORD', 'Password', 'QwErTy', 'Nigeria123'])('are found in any case: %s', (password) => {
    expect(isGuessablePassword(password)).toBe(true)
  })

  it.each([
    '',
    ' ',
    'password ',
    'my password',
    'passwordpassword',
    'a-quiet-room',
    'constructor',
    '__proto__',
    '123456\n654321',
  ])('are compared as a whole, so %j is allowed', (password) => {
    expect(isGuessablePassword(password)).toBe(false)
  })
})

describe('a variation of a common password', () => {
  it.each(['P@ssw0rd', 'passw0rd!', 'Password2024!', 'Football99', 'qwerty#1', 'l1verp00l', 'NIGERIA_2026'])(
    'is refused as well: %s',
    (password) => expect(isGuessablePassword(password)).toBe(true),
  )

  it.each(['zzzzzz', 'xyxyxyx', 'abcabcab', '20262026', '-------', 'testtest'])(
    'is refused when it repeats a short piece: %s',
    (password) => expect(isGuessablePassword(password)).toBe(true),
  )

  it.each(['345678', '890123', '876543', 'fghijk', 'zyxwvu', 'sdfghj', 'LKJHGF', 'oiuytr'])(
    'is refused when it walks along a row: %s',
    (password) => expect(isGuessablePassword(password)).toBe(true),
  )

  it.each([
    'quiet-football-room',
    'passwordless',
    '2footballs',
    'ababac',
    '345679',
    'fghijl',
    '4821',
    'a-quiet-room-2024',
  ])('is allowed when it is hard to guess: %s', (password) => expect(isGuessablePassword(password)).toBe(false))
})

describe('the long list', () => {
  it('contains only passwords that the rules and the short list accept, in normalised form', () => {
    const words = [...commonPasswords()]
    expect(words.length).toBeGreaterThan(4_000)
    expect(words.filter((word) => word.length < MIN_PASSWORD_LENGTH || word !== word.toLowerCase())).toEqual([])
    expect(words.filter((word) => isGuessablePassword(word))).toEqual([])
  })

  it.each(['mustang', 'Shannon', 'gfhjkm', 'chainsaw', 'h0ckey'])('knows %s', (password) => {
    expect(isGuessablePassword(password)).toBe(false)
    expect(isGuessablePassword(password, commonPasswords())).toBe(true)
  })

  it.each(['hunter22', 'NewPass123', 'TestPass123!', 'Mustang1967!'])(
    'accepts a longer password that contains a listed word: %s',
    (password) => expect(isGuessablePassword(password, commonPasswords())).toBe(false),
  )
})
