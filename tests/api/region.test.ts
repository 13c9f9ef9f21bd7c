import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { questionsFor } from '@/content/question-bank'
import type { Region } from '@/domain/interview/regions'
import type { InterviewDto } from '@/schemas/interview'
import { idsOf, payingUser, refused, startInterview } from '../helpers/practice'
import { createTestApp, type TestApp, type TestUser } from '../helpers/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const regionOf = async (person: TestUser) => (await person.trpc.user.get.query({ id: person.user.id })).region

describe('the region of an account', () => {
  it('is Nigeria until another is chosen', async () => {
    const person = await app.signUp()
    expect(person.user.region).toBe('ng')
    expect(await regionOf(person)).toBe('ng')
  })

  it('is the last choice, in every browser', async () => {
    const person = await app.signUp()
    const before = await person.trpc.user.get.query({ id: person.user.id })
    for (const region of ['elsewhere', 'elsewhere', 'ng', 'elsewhere'] as const) {
      const { user } = await person.trpc.user.selectRegion.mutate({ id: person.user.id, region })
      expect(user).toEqual({ ...before, region })
      expect(await regionOf(person)).toBe(region)
    }
    expect((await person.get(`/api/user/${person.user.id}`)).body).toMatchObject({ region: 'elsewhere' })
  })

  it('is one of the known regions', async () => {
    const person = await app.signUp()
    await expect(
      person.trpc.user.selectRegion.mutate({ id: person.user.id, region: 'mars' as Region }),
    ).rejects.toMatchObject(refused('BAD_REQUEST'))
    const { status, body } = await person.post('/api/interviews', {
      userId: person.user.id,
      role: 'accountant',
      region: 'mars',
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({ message: 'Please select a region' })
    expect(await regionOf(person)).toBe('ng')
  })

  it('is for its owner to choose', async () => {
    const [owner, stranger] = [await app.signUp(), await app.signUp()]
    const choice = { id: owner.user.id, region: 'elsewhere' as const }
    await expect(stranger.trpc.user.selectRegion.mutate(choice)).rejects.toMatchObject(refused('FORBIDDEN'))
    await expect(app.visitor().trpc.user.selectRegion.mutate(choice)).rejects.toMatchObject(refused('UNAUTHORIZED'))
    expect(await regionOf(owner)).toBe('ng')
  })

  it('is part of the export', async () => {
    const person = await app.signUp()
    await person.trpc.user.selectRegion.mutate({ id: person.user.id, region: 'elsewhere' })
    const { body } = await person.get(`/api/user/${person.user.id}/export`)
    expect(body).toMatchObject({ account: { region: 'elsewhere' } })
  })
})

describe('the region of an interview', () => {
  it('is kept with the account, there and back', async () => {
    const person = await payingUser(app)
    await startInterview(person, { region: 'elsewhere' })
    expect(await regionOf(person)).toBe('elsewhere')
    await startInterview(person)
    expect(await regionOf(person)).toBe('elsewhere')
    await startInterview(person, { region: 'ng' })
    expect(await regionOf(person)).toBe('ng')
  })

  it('is not kept when the interview is refused', async () => {
    const person = await app.signUp()
    await startInterview(person)
    await startInterview(person)
    await expect(startInterview(person, { region: 'elsewhere' })).rejects.toMatchObject(refused('PAYMENT_REQUIRED'))
    expect(await regionOf(person)).toBe('ng')
  })
})

describe('the questions of the bank about Nigeria', () => {
  const ROLE = 'hr-manager'
  const nigerian = () => questionsFor(ROLE).filter(({ region }) => region === 'ng')
  const others = () => questionsFor(ROLE).filter(({ region }) => region === undefined)

  /** All questions asked in as many interviews as exhaust the bank. */
  async function askedOf(person: TestUser, wishes: { region?: Region } = {}): Promise<Set<string>> {
    const interviews: InterviewDto[] = []
    for (let i = 0; i < 5; i++) interviews.push(await startInterview(person, { role: ROLE, openers: false, ...wishes }))
    for (const { questions } of interviews) expect(questions).toHaveLength(30)
    return new Set(interviews.flatMap(idsOf))
  }
  const idsIn = (asked: ReadonlySet<string>, questions: readonly { id: string }[]) =>
    questions.map(({ id }) => id).filter((id) => asked.has(id))

  it('are asked there, each of them', async () => {
    const asked = await askedOf(await payingUser(app))
    expect(nigerian().length).toBeGreaterThanOrEqual(5)
    expect(idsIn(asked, nigerian())).toHaveLength(nigerian().length)
    expect(idsIn(asked, others())).toHaveLength(others().length)
  })

  it('are not asked elsewhere, where all the others are', async () => {
    const asked = await askedOf(await payingUser(app), { region: 'elsewhere' })
    expect(idsIn(asked, nigerian())).toEqual([])
    expect(idsIn(asked, others())).toHaveLength(others().length)
  })

  it('are not asked once the account says elsewhere', async () => {
    const person = await payingUser(app)
    await person.trpc.user.selectRegion.mutate({ id: person.user.id, region: 'elsewhere' })
    expect(idsIn(await askedOf(person), nigerian())).toEqual([])
  })

  it('are asked again once an interview says so, whatever the account said', async () => {
    const person = await payingUser(app)
    await person.trpc.user.selectRegion.mutate({ id: person.user.id, region: 'elsewhere' })
    const asked = await askedOf(person, { region: 'ng' })
    expect(idsIn(asked, nigerian())).toHaveLength(nigerian().length)
  })
})
