import { describe, expect, it } from 'vitest'
import { USAGE_REASONS, usageEntryNote, usageEntryTitle } from '@/domain/plans/ledger'

describe('the texts of the ledger', () => {
  it.each([
    ['interview', 'started', 'Interview started'],
    ['cv_review', 'started', 'CV review started'],
    ['interview', 'evaluation_failed', 'Interview given back'],
    ['interview', 'evaluated_later', 'Interview counted after all'],
    ['cv_review', 'reviewed_later', 'CV review counted after all'],
    ['cv_review', 'review_failed', 'CV review given back'],
  ] as const)('%s %s: %s', (kind, reason, title) => {
    expect(usageEntryTitle({ kind, reason })).toBe(title)
  })

  it('explain a refund or a renewed charge, but not a simple use', () => {
    const reasons = USAGE_REASONS.map((reason) => usageEntryNote({ kind: 'interview', reason }))
    expect(reasons).toEqual([
      null,
      expect.stringMatching(/could not be evaluated/),
      expect.stringMatching(/evaluated at a later try/),
      expect.stringMatching(/could not be reviewed/),
      expect.stringMatching(/reviewed at a later try/),
      expect.stringMatching(/discarded before anything was answered/),
    ])
  })
})
