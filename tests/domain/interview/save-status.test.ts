import { describe, expect, it } from 'vitest'
import { isUnreachable, lineAfterFailure, retryDelay, saveStatus } from '@/domain/interview/save-status'
import { confirmSent, openSession, reconcile, typeText } from '@/domain/interview/session'

const fresh = openSession({ questionIds: ['a', 'b'], index: 0, answers: [] })
const unsaved = typeText(fresh, 'a', 'words', 1)
const saved = confirmSent(unsaved, 1, { questionId: 'a', text: 'words', timeSpent: 0, revision: 1 })

describe('saveStatus', () => {
  it("says 'saved' only when the server has confirmed every answer", () => {
    expect(saveStatus(saved, 'clear', 100)).toBe('saved')
    expect(saveStatus(typeText(saved, 'b', 'more', 2), 'clear', 100)).toBe('saving')
  })

  it("is 'untouched' before anything was written", () => {
    expect(saveStatus(fresh, 'clear', 100)).toBe('untouched')
  })

  it('reports a failure only while something is unsent', () => {
    for (const line of ['offline', 'unreachable', 'signed-out', 'refused'] as const) {
      expect(saveStatus(unsaved, line, 100)).toBe(line)
      expect(saveStatus(saved, line, 100)).toBe('saved')
    }
  })

  it('reports a necessary user action before a connection failure', () => {
    expect(saveStatus(unsaved, 'offline', 3)).toBe('too-long')
    const doubtful = reconcile(unsaved, unsaved, [{ questionId: 'a', text: 'theirs', timeSpent: 0 }])
    expect(saveStatus(doubtful, 'offline', 3)).toBe('conflict')
  })
})

describe('lineAfterFailure', () => {
  it.each([
    [null, false, 'offline'],
    [null, true, 'unreachable'],
    ['INTERNAL_SERVER_ERROR', true, 'unreachable'],
    ['SERVICE_UNAVAILABLE', false, 'unreachable'],
    ['TOO_MANY_REQUESTS', true, 'unreachable'],
    ['UNAUTHORIZED', true, 'signed-out'],
    ['BAD_REQUEST', true, 'refused'],
    ['NOT_FOUND', true, 'refused'],
    ['CONFLICT', true, 'ended'],
  ])('takes %s (online: %s) for %s', (code, isOnline, line) => {
    expect(lineAfterFailure(code, isOnline)).toBe(line)
  })
})

describe('isUnreachable', () => {
  it.each([null, 'TIMEOUT', 'BAD_GATEWAY', 'SERVICE_UNAVAILABLE'])(
    'takes %s for a server that was not reached',
    (code) => {
      expect(isUnreachable(code)).toBe(true)
    },
  )

  it.each(['INTERNAL_SERVER_ERROR', 'UNAUTHORIZED', 'CONFLICT', 'BAD_REQUEST'])('takes %s for its answer', (code) => {
    expect(isUnreachable(code)).toBe(false)
  })
})

describe('retryDelay', () => {
  it('starts at a second, doubles, and stays at half a minute', () => {
    expect([1, 2, 3, 5, 6, 100].map(retryDelay)).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000])
  })
})
