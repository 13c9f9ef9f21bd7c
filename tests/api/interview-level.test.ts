import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bankQuestion } from '@/content/question-bank'
import { QUESTION_LEVELS } from '@/domain/interview/question'
import { idsOf, payingUser, ROLE, startInterview } from '../helpers/practice'
import { createTestApp, type TestApp } from '../helpers/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

describe('the chosen level', () => {
  it.each(QUESTION_LEVELS)('%s is that of every question about the role', async (level) => {
    const interview = await startInterview(await app.signUp(), { level })
    const levels = idsOf(interview).flatMap((id) => bankQuestion(id)?.level ?? [])
    expect(levels).toEqual(Array(4).fill(level))
  })

  it('does not shorten a long interview', async () => {
    const interview = await startInterview(await payingUser(app), { level: 'senior' })
    const levels = idsOf(interview).flatMap((id) => bankQuestion(id)?.level ?? [])
    expect(levels).toHaveLength(28)
    // The bank has twelve for the role and fourteen shared ones, not all of which fit the mix of categories.
    expect(levels.filter((level) => level === 'senior').length).toBeGreaterThanOrEqual(16)
    expect(levels).not.toContain('junior')
  })

  it('is one of the bank', async () => {
    const person = await app.signUp()
    const start = { userId: person.user.id, role: ROLE, level: 'director' }
    const { status, body } = await person.post('/api/interviews', start)
    expect(status).toBe(400)
    expect(body).toMatchObject({ message: 'The level is junior, mid or senior.' })
  })
})
