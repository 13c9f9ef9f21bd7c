import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { AppError, ERROR_REASONS, reasonOfCode } from '@/domain/errors'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('generated') && path !== 'domain/errors.ts')
  .map((path) => `src/${path}`)
const texts = sources.map((path) => [path, readFileSync(path, 'utf8')] as const)

describe('the reasons of errors', () => {
  it('are unique and in lower case', () => {
    expect(new Set(ERROR_REASONS).size).toBe(ERROR_REASONS.length)
    expect(ERROR_REASONS.filter((reason) => !/^[a-z]+(-[a-z]+)*$/.test(reason))).toEqual([])
  })

  it('are all used', () => {
    const codes = new Set(['bad-request', 'forbidden', 'timeout', 'method-not-supported', 'internal-server-error'])
    const isGiven = (reason: string) => texts.some(([, text]) => text.includes(`'${reason}'`))
    const unused = ERROR_REASONS.filter((reason) => !reason.startsWith('file-') && !codes.has(reason))
    expect(unused.filter((reason) => !isGiven(reason))).toEqual([])
  })

  it('are used by screens: no message is compared with a text', () => {
    const compared = /(?:errorMessage\([^)]{0,60}\)|\.message|\bmessage) [!=]== ['"`A-Z]/
    expect(
      texts.filter(([path, text]) => path.startsWith('src/features') && compared.test(text)).map(([p]) => p),
    ).toEqual([])
  })

  it('default to the code', () => {
    expect(reasonOfCode('NOT_FOUND')).toBe('not-found')
    expect(reasonOfCode('PARSE_ERROR')).toBe('invalid-json')
    expect(reasonOfCode('NOT_IMPLEMENTED')).toBe('internal-server-error')
    expect(new AppError('NOT_FOUND', 'user-not-found', 'User not found')).toMatchObject({ reason: 'user-not-found' })
  })
})
