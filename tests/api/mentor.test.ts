/** Shared results: access through the link, its lifetime, and mentor comments. */

import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MAX_MENTOR_COMMENTS, MAX_MENTOR_LINKS, MENTOR_LINK_DAYS } from '@/domain/mentor/link'
import type { InterviewDto } from '@/schemas/interview'
import type { MentorCommentDto, NewCommentsDto, NewMentorLinkDto, SharedResultDto } from '@/schemas/mentor'
import { purgeExpired } from '@/server/services/maintenance/purge-expired'
import { GOOD_ANSWER } from '../helpers/answers'
import { finish, idAt, OWN_TEXTS, startInterview } from '../helpers/practice'
import { createTestApp, ORIGIN, type TestApp, type TestUser } from '../helpers/test-app'

const DAY = 86_400_000

let app: TestApp
let owner: TestUser
let interview: InterviewDto
let answered: string
beforeAll(async () => {
  app = await createTestApp()
  owner = await app.signUp('Grace Adaeze Bello')
  // Personal questions quote the CV and the advert, and only this plan has many of them.
  const planExpiresAt = new Date(app.clock.now.getTime() + 30 * DAY)
  await app.deps.prisma.user.update({ where: { id: owner.user.id }, data: { plan: 'monthly', planExpiresAt } })
  const { id, questions } = await startInterview(owner, OWN_TEXTS)
  interview = await finish(app, owner, id, { [questions[0]?.id ?? '']: GOOD_ANSWER })
  answered = idAt(interview, 0)
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.now = new Date('2026-03-10T12:00:00Z')
  await app.deps.prisma.mentorLink.deleteMany()
  await app.deps.prisma.mentorComment.deleteMany()
  await app.deps.prisma.rateLimit.deleteMany()
})

const share = async () => (await owner.post(`/api/interviews/${interview.id}/mentor-links`)).body as NewMentorLinkDto
const read = (token: string) => app.visitor().get(`/api/shared/${token}`)
const comment = (token: string, more: object = {}, address?: string) =>
  app
    .visitor(address)
    .post(`/api/shared/${token}/comments`, { questionId: answered, text: 'Say the figure first.', ...more })
const comments = async () => (await owner.get(`/api/interviews/${interview.id}/comments`)).body as MentorCommentDto[]
const news = async () => (await owner.get(`/api/comments/user/${owner.user.id}/new`)).body as NewCommentsDto

const DEAD = { status: 404, body: { reason: 'mentor-link-not-found', message: expect.stringMatching(/does not work/) } }

describe('a link', () => {
  it('is shown once, as a random token of which only the hash is stored', async () => {
    const { token, url, expiresAt } = await share()
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(url).toBe(`${ORIGIN}/shared/${token}`)
    expect(new Date(expiresAt).getTime() - app.clock.now.getTime()).toBe(MENTOR_LINK_DAYS * DAY)
    const [row] = await app.deps.prisma.mentorLink.findMany()
    expect(row?.tokenHash).toBe(createHash('sha256').update(token).digest('hex'))
    const { body } = await owner.get(`/api/interviews/${interview.id}/mentor-links`)
    expect(body).toEqual([{ id: row?.id, createdAt: '2026-03-10T12:00:00.000Z', expiresAt }])
  })

  it('shows the result to anybody, and nothing of the CV, the advert, the account or other interviews', async () => {
    const other = await startInterview(owner)
    const { status, body } = await read((await share()).token)
    expect(status).toBe(200)
    const shown = body as SharedResultDto
    expect(shown).toMatchObject({ firstName: 'Grace', role: 'accountant', score: interview.score, comments: [] })
    expect(shown.range).toEqual(interview.feedback?.range)
    expect(shown.questions.map(({ id, text }) => ({ id, text }))).toEqual(
      interview.questions.map(({ id, text }) => ({ id, text })),
    )
    expect(shown.questions[0]).toMatchObject({ answer: GOOD_ANSWER, result: { score: expect.any(Number) } })
    expect(shown.questions[0]?.result?.points.length).toBeGreaterThan(0)
    expect(shown.questions[1]).toMatchObject({ answer: null, result: null })
    const quoted = interview.questions.flatMap(({ provenance }) => provenance?.quote ?? [])
    expect(quoted.length).toBeGreaterThan(2)
    const traces = [owner.user.email, owner.user.id, interview.id, other.id, 'Bello', 'provenance', ...quoted]
    const without = JSON.stringify({ ...shown, questions: shown.questions.map(({ text: _, ...rest }) => rest) })
    expect(traces.filter((trace) => without.includes(trace))).toEqual([])
  })

  it.each([
    ['is unknown', async () => 'x'.repeat(43)],
    ['is no token', async () => encodeURIComponent('../admin')],
    [
      'has expired',
      async () => {
        const { token } = await share()
        app.clock.now = new Date(app.clock.now.getTime() + MENTOR_LINK_DAYS * DAY)
        return token
      },
    ],
    [
      'was ended',
      async () => {
        const { token, id } = await share()
        expect(await owner.delete(`/api/mentor-links/${id}`)).toMatchObject({ status: 200, body: [] })
        return token
      },
    ],
  ])('that %s is refused without a reason', async (_, make) => {
    const token = await make()
    const [seen, written] = [await read(token), await comment(token)]
    expect(seen).toMatchObject(DEAD)
    expect(written).toMatchObject(DEAD)
    expect(await comments()).toEqual([])
  })

  it('works until the last second', async () => {
    const { token } = await share()
    app.clock.now = new Date(app.clock.now.getTime() + MENTOR_LINK_DAYS * DAY - 1000)
    expect((await read(token)).status).toBe(200)
    expect((await comment(token)).status).toBe(201)
  })

  it('is limited in number, even for simultaneous requests, and revoked ones do not count', async () => {
    const made = await Promise.all(
      Array.from({ length: MAX_MENTOR_LINKS + 2 }, () => owner.post(`/api/interviews/${interview.id}/mentor-links`)),
    )
    expect(made.filter(({ status }) => status === 201)).toHaveLength(MAX_MENTOR_LINKS)
    expect(made.find(({ status }) => status === 409)?.body).toMatchObject({ reason: 'mentor-links-used-up' })
    const link = made.find(({ status }) => status === 201)?.body as NewMentorLinkDto | undefined
    expect((await owner.delete(`/api/mentor-links/${link?.id}`)).body).toHaveLength(MAX_MENTOR_LINKS - 1)
    expect((await owner.post(`/api/interviews/${interview.id}/mentor-links`)).status).toBe(201)
  })

  it('cannot be created before there is a result', async () => {
    const { id } = await startInterview(owner)
    const refusal = await owner.post(`/api/interviews/${id}/mentor-links`)
    expect(refusal).toMatchObject({ status: 409, body: { reason: 'no-feedback-yet' } })
  })

  it('is deleted once it has expired, and its comments stay', async () => {
    await comment((await share()).token)
    app.clock.now = new Date(app.clock.now.getTime() + (MENTOR_LINK_DAYS + 1) * DAY)
    await purgeExpired(app.deps)
    expect(await app.deps.prisma.mentorLink.count()).toBe(0)
    expect(await comments()).toHaveLength(1)
  })
})

describe('a comment', () => {
  it('reaches the owner as it was typed, markup and all', async () => {
    const { token } = await share()
    const text = '<script>alert(1)</script> <img src=x onerror=alert(2)> "quoted" & שלום\nnext line'
    const { status, body } = await comment(token, { name: ' Tunde <b>Ade</b> ', text })
    expect(status).toBe(201)
    expect(body).toMatchObject({ questionId: answered, name: 'Tunde <b>Ade</b>', text })
    expect(await comments()).toEqual([{ ...(body as object), isNew: true }])
    expect(((await read(token)).body as SharedResultDto).comments).toEqual([body])
  })

  it('is visible to its author and the owner, not through another link', async () => {
    const [one, two] = [await share(), await share()]
    await comment(one.token)
    expect(((await read(two.token)).body as SharedResultDto).comments).toEqual([])
  })

  it.each([
    ['an empty one', { text: ' \n ' }, 'Write the comment first.'],
    ['none', { text: undefined }, 'The comment is missing.'],
    ['a long one', { text: 'x'.repeat(2_001) }, 'The comment is too long: at most 2,000 characters can be kept.'],
    ['a long name', { name: 'x'.repeat(81) }, 'Your name is too long: at most 80 characters can be kept.'],
    ['what is no text', { text: { toString: 'x' } }, 'The comment must be text.'],
    ['what cannot be stored', { text: 'a\0b' }, 'The comment contains characters that cannot be stored.'],
    ['one to another question', { questionId: 'none' }, /not in this interview/],
    ['one to a question without an answer', () => ({ questionId: idAt(interview, 1) }), /was not answered/],
  ])('%s is refused', async (_, more, message) => {
    const { token } = await share()
    const { status, body } = await comment(token, typeof more === 'function' ? more() : more)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toMatch(message)
    expect(await comments()).toEqual([])
  })

  it('of full length is taken', async () => {
    const { token } = await share()
    expect((await comment(token, { text: 'x'.repeat(2_000), name: 'x'.repeat(80) })).status).toBe(201)
  })

  it('is refused from another site', async () => {
    const { token } = await share()
    const body = JSON.stringify({ questionId: answered, text: 'Hello' })
    const headers = { 'content-type': 'application/json', origin: 'https://elsewhere.example' }
    expect((await app.visitor().raw('POST', `/api/shared/${token}/comments`, body, headers)).status).toBe(403)
    expect(await comments()).toEqual([])
  })

  it('is refused above the limit', async () => {
    const { token } = await share()
    const row = { userId: owner.user.id, interviewId: interview.id, questionId: answered, name: '', text: 'x' }
    await app.deps.prisma.mentorComment.createMany({ data: Array.from({ length: MAX_MENTOR_COMMENTS }, () => row) })
    expect(await comment(token)).toMatchObject({ status: 409, body: { reason: 'mentor-comments-used-up' } })
  })

  it('is limited per link and per address', async () => {
    const [one, two] = [await share(), await share()]
    const sent: number[] = []
    for (let n = 0; n <= 60; n++) sent.push((await comment(one.token, {}, `203.0.113.${n}`)).status)
    expect(sent).toEqual([...Array(60).fill(201), 429])
    expect((await comment(two.token, {}, '203.0.113.200')).status).toBe(201)
    const from = '198.51.100.7'
    for (let n = 0; n < 120; n++) await comment(`no-such-link-${n}`, {}, from)
    expect((await comment(two.token, {}, from)).status).toBe(429)
  })
})

describe('the owner', () => {
  it('is notified of new comments until they are read', async () => {
    expect(await news()).toEqual({ count: 0, latest: null })
    const { token } = await share()
    await comment(token)
    app.clock.now = new Date(app.clock.now.getTime() + 1000)
    await comment(token, { text: 'And breathe.' })
    const latest = { interviewId: interview.id, role: 'accountant', focus: null }
    expect(await news()).toEqual({ count: 2, latest })

    const [newest] = await comments()
    expect(newest).toMatchObject({ text: 'And breathe.', isNew: true })
    const body = { commentIds: [newest?.id] }
    expect((await owner.post(`/api/interviews/${interview.id}/comments/read`, body)).body).toEqual({ count: 1, latest })
    expect((await comments()).map(({ isNew }) => isNew)).toEqual([false, true])
  })

  it('reads them page by page, and removes one', async () => {
    const { token } = await share()
    for (let n = 0; n < 3; n++) {
      app.clock.now = new Date(app.clock.now.getTime() + 1000)
      await comment(token, { text: `Number ${n}` })
    }
    const first = await owner.trpc.mentor.comments.query({ id: interview.id, limit: 2 })
    expect(first.items.map(({ text }) => text)).toEqual(['Number 2', 'Number 1'])
    const url = `/api/interviews/${interview.id}/comments?limit=2&cursor=${first.nextCursor}`
    expect((await owner.get(url)).body).toMatchObject([{ text: 'Number 0' }])
    expect((await owner.delete(`/api/comments/${first.items[0]?.id}`)).body).toMatchObject({ count: 2 })
    expect((await comments()).map(({ text }) => text)).toEqual(['Number 1', 'Number 0'])
    const again = await owner.delete(`/api/comments/${first.items[0]?.id}`)
    expect(again).toMatchObject({ status: 404, body: { reason: 'comment-not-found' } })
  })

  it('alone creates and revokes links', async () => {
    const other = await app.signUp()
    const { id, token } = await share()
    expect((await other.post(`/api/interviews/${interview.id}/mentor-links`)).status).toBe(404)
    expect((await other.delete(`/api/mentor-links/${id}`)).status).toBe(404)
    expect((await app.visitor().delete(`/api/mentor-links/${id}`)).status).toBe(401)
    expect((await read(token)).status).toBe(200)
  })
})
