import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { GET, generateStaticParams } from '@/app/trial-questions/[file]/route'
import { questionsFor } from '@/content/question-bank'
import { checkTrialQuestions, TRIAL_FILE, trialQuestion, trialQuestions } from '@/content/trial-questions'
import { ROLES } from '@/domain/interview/roles'

const shipped = readFileSync(TRIAL_FILE, 'utf8')
const faultsOf = (text: string) => {
  try {
    checkTrialQuestions(text)
    return ''
  } catch (error) {
    return String(error)
  }
}

describe('the questions that can be tried', () => {
  it.each(ROLES)('of %s are its own in the bank, technical or situational, and asked everywhere', (role) => {
    const questions = trialQuestions(role)
    expect(questions.length).toBeGreaterThanOrEqual(1)
    for (const { id, keyPoints, text } of questions) {
      const known = questionsFor(role).find((question) => question.id === id)
      expect(id.startsWith(`${role}.`)).toBe(true)
      expect(known).toMatchObject({ text, keyPoints })
      expect(known?.category).not.toBe('behavioral')
      expect(known?.region).toBeUndefined()
      for (const { says = [], against = [] } of keyPoints) {
        expect(Math.min(says.length, against.length)).toBeGreaterThanOrEqual(3)
      }
    }
  })

  it('are found by role and id, and no others', () => {
    const [first] = trialQuestions('accountant')
    expect(trialQuestion('accountant', first?.id ?? '')?.text).toBe(first?.text)
    expect(trialQuestion('data-analyst', first?.id ?? '')).toBeUndefined()
    const others = questionsFor('accountant').filter(({ id }) => !trialQuestions('accountant').some((q) => q.id === id))
    for (const { id } of others) expect(trialQuestion('accountant', id)).toBeUndefined()
  })

  it('are all valid', () => {
    expect(checkTrialQuestions(shipped)).toBeGreaterThanOrEqual(ROLES.length)
  })

  it('are refused with a message where the file lists an unsuitable question', () => {
    const [first = ''] = /\w+-\w+(-\w+)*(?=,)/.exec(shipped) ?? []
    const story = questionsFor('accountant').find(
      ({ id, category }) => category === 'behavioral' && id.startsWith('accountant.'),
    )
    const local = questionsFor('accountant').find(({ region, category }) => region && category !== 'behavioral')
    const withId = (id = '') => shipped.replace(first, id.replace('accountant.', ''))
    expect(faultsOf(withId('no-such-question'))).toContain('the question bank has no accountant.no-such-question')
    expect(faultsOf(withId(story?.id))).toContain('asks for a story')
    expect(faultsOf(withId(local?.id))).toContain('is asked in one region only')
    expect(faultsOf(shipped.replace(/^accountant:.*$/m, ''))).toContain('accountant')
  })

  it('are sent to a browser with only the fields that an evaluation needs', async () => {
    expect(generateStaticParams()).toHaveLength(ROLES.length)
    const get = (file: string) => GET(new Request('http://localhost/'), { params: Promise.resolve({ file }) })
    const response = await get('accountant.json')
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/)
    const sent = await response.json()
    expect(sent).toEqual(JSON.parse(JSON.stringify(trialQuestions('accountant'))))
    for (const question of sent)
      expect(Object.keys(question)).toEqual(['id', 'text', 'category', 'timeEstimate', 'keyPoints'])
    expect((await get('astronaut.json')).status).toBe(404)
  })
})
