import { describe, expect, it } from 'vitest'
import {
  chosen,
  confirmed,
  type Draft,
  fingerprint,
  isSaved,
  isWorthSending,
  keptDraft,
  left,
  mirrored,
  reconciled,
  restoreDraft,
  savedDraft,
  sent,
  toAnswer,
  typed,
} from '@/domain/interview/drafts'

const NOW = Date.UTC(2026, 2, 10, 12)
const empty = savedDraft('', 0)
const answer = (text: string, timeSpent = 0) => ({ questionId: 'q', text, timeSpent, revision: 0 })
const sendAndConfirm = (draft: Draft) => confirmed(sent(draft, toAnswer('q', draft)), draft.edit, toAnswer('q', draft))
/** An edit at noon. */
const write = (draft: Draft, text: string, now = NOW) => typed(draft, text, now)
/** The draft after a reload. */
const reopened = (draft: Draft, server = '') => restoreDraft(savedDraft(server, 0), keptDraft(draft), draft.timeSpent)

describe('saving a draft', () => {
  it('is unsaved from the first change until that change is confirmed', () => {
    const draft = write(empty, 'a')
    expect(isSaved(draft)).toBe(false)
    expect(isSaved(sendAndConfirm(draft))).toBe(true)
  })

  it('stays unsaved when more was typed while an older text was being sent', () => {
    const first = write(empty, 'a')
    const second = write(sent(first, answer('a')), 'ab')
    expect(isSaved(confirmed(second, first.edit, answer('a')))).toBe(false)
  })

  it('ignores an older confirmation after a newer one', () => {
    const first = write(empty, 'a')
    const second = write(first, 'ab')
    const done = confirmed(second, second.edit, answer('ab'))
    expect(isSaved(confirmed(done, first.edit, answer('a')))).toBe(true)
  })

  it('makes no edit when the text is the same', () => {
    expect(write(empty, '')).toBe(empty)
  })

  it('sends clean text and whole seconds', () => {
    expect(toAnswer('q', { ...empty, text: 'a\0', timeSpent: 3.9 })).toEqual(answer('a', 3))
  })

  it('sends the time again when an answered question is left after it was saved, but not an empty one', () => {
    const done = sendAndConfirm(write(empty, 'a'))
    expect(isSaved(left({ ...done, timeSpent: 7.2 }))).toBe(false)
    expect(left(done)).toBe(done)
    expect(isSaved(left({ ...empty, timeSpent: 7.2 }))).toBe(true)
  })
})

describe('the list of all answers', () => {
  it('leaves out what was never answered', () => {
    expect(isWorthSending(empty)).toBe(false)
    expect(isWorthSending(write(empty, ' \n'))).toBe(false)
  })

  it('includes an answer that was emptied after the server had it', () => {
    expect(isWorthSending(write(savedDraft('gone', 3), ''))).toBe(true)
  })
})

describe('a reload', () => {
  it('restores text, time and whether it was saved', () => {
    const unsaved = { ...write(empty, 'mine'), timeSpent: 12.5 }
    expect(reopened(unsaved)).toMatchObject({ text: 'mine', timeSpent: 12.5 })
    expect(isSaved(reopened(unsaved))).toBe(false)
    expect(isSaved(reopened(sendAndConfirm(unsaved)))).toBe(true)
  })
})

describe("merging the server's answer", () => {
  const unsaved = write(savedDraft('base', 0), 'mine')

  it('keeps unsent edits when the server still has the text that they are based on', () => {
    const draft = reopened(unsaved)
    expect(reconciled(draft, draft, answer('base'))).toMatchObject({ text: 'mine', conflict: null })
  })

  it('recognises a text that was sent from here without a response', () => {
    const draft = reopened(write(sent(unsaved, answer('mine')), 'mine and more'))
    const merged = reconciled(draft, draft, answer('mine'))
    expect(merged).toMatchObject({ text: 'mine and more', conflict: null })
    expect(isSaved(merged)).toBe(false)
  })

  it('marks the draft as saved when the text had arrived after all', () => {
    const draft = reopened(unsaved)
    expect(isSaved(reconciled(draft, draft, answer('mine')))).toBe(true)
  })

  it('asks the user when another device wrote its own text', () => {
    const draft = reopened(unsaved)
    expect(reconciled(draft, draft, answer('theirs'))).toMatchObject({ text: 'mine', conflict: 'theirs' })
  })

  it('takes the text of another device where nothing is unsent', () => {
    const draft = reopened(savedDraft('old', 0))
    const merged = reconciled(draft, draft, answer('newer', 40))
    expect(merged).toMatchObject({ text: 'newer', timeSpent: 40, conflict: null })
    expect(isSaved(merged)).toBe(true)
  })

  it('sends a confirmed text again that the server no longer has', () => {
    const draft = reopened(savedDraft('lost', 0))
    const merged = reconciled(draft, draft, undefined)
    expect(merged.text).toBe('lost')
    expect(isSaved(merged)).toBe(false)
  })

  it('never reverts what was saved during the request', () => {
    const asked = reopened(savedDraft('old', 0))
    const now = sendAndConfirm(write(asked, 'new'))
    expect(reconciled(now, asked, answer('old'))).toBe(now)
  })

  it('never shortens the time', () => {
    const draft = { ...savedDraft('a', 0), timeSpent: 50 }
    expect(reconciled(draft, draft, answer('a', 20)).timeSpent).toBe(50)
    expect(reconciled(draft, draft, answer('a', 80)).timeSpent).toBe(80)
  })
})

describe('the revision', () => {
  it('is the moment of the change', () => {
    expect(toAnswer('q', write(empty, 'a', NOW + 0.7)).revision).toBe(NOW)
  })

  it('rises with every edit, even when the clock stops or is set back', () => {
    let draft = empty
    const revisions = [NOW, NOW, NOW - 3_600_000, NOW + 5].map((now, at) => {
      draft = write(draft, `text ${at}`, now)
      return draft.revision
    })
    expect(revisions).toEqual([NOW, NOW + 1, NOW + 2, NOW + 5])
  })

  it('is kept over a reload', () => {
    expect(reopened(write(empty, 'a')).revision).toBe(NOW)
  })

  it('continues above the revision of another tab', () => {
    const theirs = write(empty, 'from the other tab', NOW + 60_000)
    expect(write(mirrored(empty, keptDraft(theirs)), 'and more').revision).toBe(NOW + 60_001)
  })

  it('does not rise when a text is only viewed', () => {
    const done = sendAndConfirm(write(empty, 'a'))
    expect(left({ ...done, timeSpent: 9 }).revision).toBe(NOW + 1)
  })
})

describe('a refusal because the server has a newer answer', () => {
  const newer = (text: string, timeSpent = 0) => ({ ...answer(text, timeSpent), revision: NOW + 600_000 })

  it('asks the user when another device wrote the text, and sends the choice with a higher revision', () => {
    const draft = write(savedDraft('base', 0), 'mine')
    const told = reconciled(draft, draft, newer('theirs'))
    expect(told).toMatchObject({ text: 'mine', conflict: 'theirs', revision: NOW })
    expect(chosen(told, 'mine', NOW).revision).toBe(NOW + 600_001)
    expect(isSaved(chosen(told, 'theirs', NOW))).toBe(true)
  })

  it("sends a text with a higher revision than its base, although the device's clock is behind", () => {
    const draft = write(savedDraft('base', 0), 'base and more')
    const told = reconciled(draft, draft, newer('base'))
    expect(told).toMatchObject({ text: 'base and more', conflict: null, revision: NOW + 600_001 })
    expect(isSaved(told)).toBe(false)
    expect(write(told, 'still more').revision).toBe(NOW + 600_002)
  })

  it('takes the answer where only time was added here', () => {
    const draft = left({ ...sendAndConfirm(write(empty, 'mine')), timeSpent: 30 })
    const told = reconciled(draft, draft, newer('theirs', 5))
    expect(told).toMatchObject({ text: 'theirs', conflict: null })
    expect(isSaved(told)).toBe(true)
  })

  it('sends the time that was added to the same text', () => {
    const draft = left({ ...sendAndConfirm(write(empty, 'mine')), timeSpent: 30 })
    const told = reconciled(draft, draft, newer('mine', 5))
    expect(isSaved(told)).toBe(false)
    expect(toAnswer('q', told)).toMatchObject({ timeSpent: 30, revision: NOW + 600_001 })
  })

  it('replaces an answer that was emptied elsewhere by a confirmed text', () => {
    const draft = left({ ...sendAndConfirm(write(empty, 'mine')), timeSpent: 30 })
    const told = reconciled(draft, draft, newer(''))
    expect(isSaved(told)).toBe(false)
    expect(told).toMatchObject({ text: 'mine', revision: NOW + 600_001 })
  })

  it('keeps edits made since the older text was sent', () => {
    const asked = left({ ...sendAndConfirm(write(empty, 'mine')), timeSpent: 30 })
    const now = mirrored(asked, keptDraft(sendAndConfirm(write(asked, 'newest'))))
    expect(reconciled(now, asked, newer('theirs'))).toBe(now)
  })
})

describe('choosing between two texts', () => {
  const doubt = { ...write(savedDraft('base', 0), 'mine'), conflict: 'theirs' }

  it('sends ours when ours is kept', () => {
    const draft = chosen(doubt, 'mine', NOW)
    expect(draft).toMatchObject({ text: 'mine', conflict: null })
    expect(isSaved(draft)).toBe(false)
  })

  it('has nothing to send when the other is taken', () => {
    const draft = chosen(doubt, 'theirs', NOW)
    expect(draft).toMatchObject({ text: 'theirs', conflict: null })
    expect(isSaved(draft)).toBe(true)
  })
})

describe('another tab', () => {
  it('passes on its text and its saved state', () => {
    const theirs = write(empty, 'from the other tab')
    expect(isSaved(mirrored(empty, keptDraft(theirs)))).toBe(false)
    const saved = mirrored(empty, keptDraft(sendAndConfirm(theirs)))
    expect(saved.text).toBe('from the other tab')
    expect(isSaved(saved)).toBe(true)
  })
})

describe('fingerprint', () => {
  it('differs for texts that differ by one letter or by order', () => {
    const texts = ['', 'a', 'b', 'ab', 'ba', 'answer 1', 'answer 2', 'x'.repeat(50_000), `${'x'.repeat(49_999)}y`]
    expect(new Set(texts.map(fingerprint)).size).toBe(texts.length)
  })

  it('is stored for a bounded number of texts, the latest ones', () => {
    let draft = write(empty, 'start')
    for (let i = 0; i < 200; i++) draft = sent(draft, answer(`text ${i}`))
    expect(draft.known.length).toBeLessThanOrEqual(40)
    expect(draft.known).toContain(fingerprint('text 199'))
  })
})
