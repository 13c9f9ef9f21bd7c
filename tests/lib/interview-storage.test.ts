import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepInterview, readCurrentInterview, readInterview, storeCurrentInterview } from '@/lib/interview-storage'
import type { InterviewDto } from '@/schemas/interview'

const storage = new Map<string, string>()

beforeEach(() => {
  storage.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const question: InterviewDto['questions'][number] = {
  id: 'own-1',
  text: 'Why us?',
  category: 'behavioral',
  timeEstimate: 2,
  source: 'own',
  points: ['the product'],
  provenance: { source: 'job', quote: 'Kafka', reason: 'because the advert requires Kafka' },
}
const interview: InterviewDto = {
  id: 'i',
  userId: 'u',
  role: 'accountant',
  focus: 'IFRS',
  isTrial: false,
  status: 'saved',
  currentQuestionIndex: 0,
  answeredCount: 1,
  createdAt: new Date('2026-03-10T12:00:00Z'),
  savedAt: new Date('2026-03-11T12:00:00Z'),
  completedAt: null,
  score: null,
  feedbackStatus: 'none',
  feedbackProgress: { done: 0, total: 0 },
  jobDescription: 'A secret advert',
  cvContent: 'A secret CV',
  asksFollowUps: false,
  questions: [question],
  answers: [{ questionId: 'own-1', text: 'Because', timeSpent: 4 }],
  questionsToUs: [
    { text: 'Why now?', criteria: [{ criterion: 'thinking', verdict: 'met', reason: 'It is about the work.' }] },
  ],
  feedback: null,
}

it('reads an interview as it was stored, without the CV and the advert', () => {
  storeCurrentInterview(interview)
  expect(readCurrentInterview('u')).toEqual({
    id: 'i',
    userId: 'u',
    role: 'accountant',
    focus: 'IFRS',
    status: 'saved',
    currentQuestionIndex: 0,
    createdAt: interview.createdAt,
    savedAt: interview.savedAt,
    asksFollowUps: false,
    questions: [question],
    answers: interview.answers,
    questionsToUs: interview.questionsToUs,
  })
  expect([...storage.values()].join()).not.toContain('secret')
})

it('gives the current interview to its user only', () => {
  storeCurrentInterview(interview)
  expect(readCurrentInterview('another')).toBeNull()
})

const KEY = 'greenroom:interview:i'
const changed = (change: (stored: Record<string, unknown>) => void) => {
  keepInterview(interview)
  const stored = JSON.parse(storage.get(KEY) ?? '')
  change(stored)
  storage.set(KEY, JSON.stringify(stored))
}

it('reads one of an earlier version, which has fewer fields', () => {
  changed((stored) => {
    delete stored.focus
    delete stored.asksFollowUps
    delete stored.questionsToUs
  })
  expect(readInterview('i')).toMatchObject({ focus: null, asksFollowUps: true, questionsToUs: [] })
})

it('keeps fields of a question that it does not know', () => {
  changed((stored) => Object.assign((stored.questions as object[])[0] ?? {}, { hint: 'later' }))
  expect(readInterview('i')?.questions[0]).toMatchObject({ hint: 'later' })
})

it.each<[string, (stored: Record<string, unknown>) => void]>([
  ['an unknown status', (stored) => Object.assign(stored, { status: 'lost' })],
  ['no question', (stored) => Object.assign(stored, { questions: [] })],
  ['a date that is none', (stored) => Object.assign(stored, { createdAt: 'yesterday' })],
  ['a place that is none', (stored) => Object.assign(stored, { currentQuestionIndex: -1 })],
])('drops a stored interview with %s', (_, change) => {
  changed(change)
  expect(readInterview('i')).toBeNull()
  expect(storage.has(KEY)).toBe(false)
})
