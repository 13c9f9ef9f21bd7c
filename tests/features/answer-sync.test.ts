import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SentAnswer } from '@/domain/interview/drafts'
import { chooseText, draftOf, typeText } from '@/domain/interview/session'
import { createAnswerSync } from '@/features/interview/answer-sync'
import { createSessionStore } from '@/features/interview/session-store'
import type { StoredInterview } from '@/lib/stored-interview'
import type { SavedAnswerDto } from '@/schemas/interview'

const kept = new Map<string, string>()

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00Z') })
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const interview = {
  id: 'i',
  userId: 'u',
  role: 'accountant',
  status: 'in_progress',
  currentQuestionIndex: 0,
  answers: [],
  questions: [{ id: 'q', text: 'Why?', category: 'technical', timeEstimate: 3, source: 'bank' }],
  createdAt: new Date(),
  savedAt: null,
} as unknown as StoredInterview

type Save = (answer: SentAnswer, signal: AbortSignal) => Promise<SavedAnswerDto>

const stored = async (): Promise<SavedAnswerDto> => ({ superseded: false, savedAt: new Date() })

/** @param save the server's response to each call */
function open(save: Save = stored) {
  const saved: (SentAnswer & { at: number })[] = []
  const begun = Date.now()
  const store = createSessionStore(interview, true)
  const sync = createAnswerSync({
    interviewId: 'i',
    store,
    isChecked: true,
    onEnded: () => {},
    calls: {
      get: () => Promise.reject(new Error('not asked')),
      saveAnswer: (answer, signal) => {
        saved.push({ ...answer, at: Date.now() - begun })
        return save(answer, signal)
      },
    },
  })
  sync.start()
  const type = (text: string) => {
    store.update((session) => typeText(session, 'q', text, Date.now()))
    sync.changed()
  }
  return { saved, type, store, sync, draft: () => draftOf(store.get().session, 'q') }
}

describe('the autosave', () => {
  it('sends within a second of a pause', async () => {
    const { saved, type } = open()
    type('A thought.')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(saved.map(({ text }) => text)).toEqual(['A thought.'])
  })

  it('sends at least every ten seconds during continuous typing', async () => {
    const { saved, type } = open()
    for (let n = 1; n <= 115; n++) {
      type('word '.repeat(n))
      await vi.advanceTimersByTimeAsync(200)
    }
    expect(saved.length).toBeGreaterThanOrEqual(2)
    const gaps = saved.map(({ at }, i) => at - (saved[i - 1]?.at ?? 0))
    expect(Math.max(...gaps)).toBeLessThanOrEqual(10_500)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(saved.at(-1)?.text).toBe('word '.repeat(115))
  })
})

describe('a newer answer on the server', () => {
  /** A server that holds a text from another device, ten minutes ahead of the local clock, and rejects older ones. */
  function serverWith(text: string) {
    let held = { text, timeSpent: 5, revision: Date.now() + 600_000 }
    const save: Save = async ({ questionId: _, ...answer }) => {
      if (answer.revision < held.revision) return { superseded: true, held }
      held = answer
      return stored()
    }
    return { save, held: () => held }
  }

  it('is shown beside the local text, and nothing counts as saved until one is chosen', async () => {
    const server = serverWith('theirs')
    const { saved, type, store, sync, draft } = open(server.save)
    type('mine')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(draft()).toMatchObject({ text: 'mine', conflict: 'theirs' })
    expect(saved).toHaveLength(1)
    expect(await sync.saveAll()).toBe('conflict')
    expect(server.held().text).toBe('theirs')

    store.update((session) => chooseText(session, 'q', 'mine', Date.now()))
    expect(await sync.saveAll()).toBe('saved')
    expect(server.held().text).toBe('mine')
  })

  it('that was emptied is replaced by the local text, without a conflict', async () => {
    const server = serverWith('')
    const { saved, type, sync } = open(server.save)
    type('mine')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await sync.saveAll()).toBe('saved')
    expect(saved).toHaveLength(2)
    expect(server.held()).toMatchObject({ text: 'mine' })
  })
})

describe('an abandoned call', () => {
  it('has a lower revision than the next one, whatever the clock', async () => {
    let isLost = true
    const { saved, type } = open((_, signal) => {
      if (!isLost) return stored()
      isLost = false
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('given up'))))
    })
    type('older')
    await vi.advanceTimersByTimeAsync(1_000)
    vi.setSystemTime(Date.now() - 3_600_000)
    type('older and newer')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(saved.map(({ text }) => text)).toEqual(['older', 'older and newer'])
    expect(saved[1]?.revision).toBeGreaterThan(saved[0]?.revision ?? 0)
  })
})
