import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StoryBankDto } from '@/schemas/story'
import { answerThatSaysAll, finish, payingUser, refused, startInterview } from '../helpers/practice'
import { createTestApp, type TestApp, type TestUser } from '../helpers/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const POOR = 'I asked them about it and then it went well. Everybody there was happy with me in the end.'

const bank = (person: TestUser) => person.trpc.story.list.query({ userId: person.user.id })

/** A user who answered two behavioural questions, the first of them badly, and one of another category. */
async function teller() {
  const person = await payingUser(app)
  const interview = await startInterview(person)
  const behavioral = interview.questions.filter(({ category }) => category === 'behavioral').map(({ id }) => id)
  const other = interview.questions.find(({ category }) => category === 'technical')?.id ?? ''
  const [first = '', second = ''] = behavioral
  const texts = { [first]: POOR, [second]: answerThatSaysAll(second), [other]: POOR }
  await finish(app, person, interview.id, texts)
  return { person, id: interview.id, first, second }
}

describe('the story bank', () => {
  it('has the best answers to behavioural questions, with their competencies', async () => {
    const { person, id, second } = await teller()
    const { stories, minimum, gaps } = await bank(person)
    expect(stories.map(({ questionId }) => questionId)).toEqual([second])
    const { questions } = await person.trpc.interview.get.query({ id })
    expect(questions[(stories[0]?.number ?? 0) - 1]?.id).toBe(second)
    expect(stories.every(({ competencies, isKept }) => competencies.length > 0 && !isKept)).toBe(true)
    expect(minimum.length).toBeGreaterThan(0)
    const proved = new Set(stories.flatMap(({ competencies }) => competencies))
    expect(gaps.some((gap) => proved.has(gap))).toBe(false)
  })

  it('leaves out an answer that is no story, which closes no gap until it is kept', async () => {
    const { person, first } = await teller()
    const before = await bank(person)
    const kept = await person.trpc.story.keep.mutate({ userId: person.user.id, questionId: first })
    expect(kept.stories.length).toBe(before.stories.length + 1)
    expect(kept.gaps.length).toBeLessThan(before.gaps.length)
  })

  it('replaces the first attempt by a better one', async () => {
    const { person, id, first } = await teller()
    const text = answerThatSaysAll(first)
    await person.trpc.interview.retakeAnswer.mutate({ id, questionId: first, text })
    expect((await bank(person)).stories.find(({ questionId }) => questionId === first)?.text).toBe(text)
  })

  it('keeps, edits and removes a story, and the interview stays as it was', async () => {
    const { person, id, first } = await teller()
    const before = await person.trpc.interview.get.query({ id })
    const kept = await person.trpc.story.keep.mutate({ userId: person.user.id, questionId: first })
    const again = await person.trpc.story.keep.mutate({ userId: person.user.id, questionId: first })
    expect(again).toEqual(kept)
    const own = kept.stories.find(({ isKept }) => isKept)
    expect(own).toMatchObject({ questionId: first, text: POOR, isKept: true })
    expect(before.questions[(own?.number ?? 0) - 1]?.id).toBe(first)
    const edited = await person.trpc.story.edit.mutate({ id: own?.id ?? '', text: 'In March I asked them.' })
    expect(edited.stories.find(({ id }) => id === own?.id)?.text).toBe('In March I asked them.')
    expect(await person.trpc.interview.get.query({ id })).toEqual(before)
    const removed = await person.trpc.story.remove.mutate({ id: own?.id ?? '' })
    expect(removed.stories.some(({ questionId }) => questionId === first)).toBe(false)
    await expect(person.trpc.story.remove.mutate({ id: own?.id ?? '' })).rejects.toMatchObject(refused('NOT_FOUND'))
  })

  it('contains only answered questions', async () => {
    const { person } = await teller()
    const keep = person.trpc.story.keep.mutate({ userId: person.user.id, questionId: 'shared.long-setback-2' })
    await expect(keep).rejects.toMatchObject(refused('NOT_FOUND'))
  })

  it('finds the stories that fit a question', async () => {
    const { person, second } = await teller()
    const { stories } = await bank(person)
    const question = stories.find(({ questionId }) => questionId === second)?.question ?? ''
    const fits = await person.trpc.story.fitting.mutate({ userId: person.user.id, question })
    expect(fits[0]).toMatchObject({ id: second })
  })

  it('is available over REST', async () => {
    const { person, first } = await teller()
    const path = `/api/stories/user/${person.user.id}`
    const { status, body } = await person.post(path, { questionId: first })
    expect(status).toBe(201)
    const own = (body as StoryBankDto).stories.find(({ isKept }) => isKept)
    expect((await person.patch(`/api/stories/${own?.id}`, { text: 'Changed.' })).status).toBe(200)
    expect((await person.delete(`/api/stories/${own?.id}`)).status).toBe(200)
    expect((await person.get(path)).status).toBe(200)
  })
})
