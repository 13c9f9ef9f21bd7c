import { TRPCClientError } from '@trpc/client'
import { describe, expect, it } from 'vitest'
import { fallbackFor, NO_ANSWER } from '@/trpc/errors'

const failedBy = (cause: Error) => TRPCClientError.from(cause)

describe('the words for a failure without a message from the server', () => {
  it('are that no answer came, where there was no response', () => {
    expect(fallbackFor(failedBy(new TypeError('Failed to fetch')), 'Authentication failed')).toBe(NO_ANSWER)
    expect(fallbackFor(new TypeError('Failed to fetch'), 'Authentication failed')).toBe(NO_ANSWER)
  })

  it('are the fallback, where a proxy answered with a page of its own', () => {
    const unreadable = new SyntaxError('Unexpected token <')
    expect(fallbackFor(failedBy(unreadable), 'Authentication failed')).toBe('Authentication failed')
  })
})
