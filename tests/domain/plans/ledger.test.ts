import { describe, expect, it } from 'vitest'
import { giveBackReason, USAGE_REASONS, usageEntryTitle } from '@/domain/plans/ledger'

describe('the ledger in words', () => {
  it.each([
    ['interview', 'started', 'Interview started'],
    ['cv_review', 'started', 'CV review started'],
    ['interview', 'evaluation_failed', 'Interview given back'],
    ['cv_review', 'review_failed', 'CV review given back'],
  ] as const)('%s %s: %s', (kind, reason, title) => {
    expect(usageEntryTitle({ kind, reason })).toBe(title)
  })

  it('gives a reason for whatever is given back, and for nothing else', () => {
    const reasons = USAGE_REASONS.map((reason) => giveBackReason({ kind: 'interview', reason }))
    expect(reasons).toEqual([
      null,
      expect.stringMatching(/could not be evaluated/),
      expect.stringMatching(/could not be reviewed/),
    ])
  })
})
