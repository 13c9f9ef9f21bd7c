/** Dates on pages that the server renders, for users whose calendar day differs from the server's. */
import { beforeEach, describe, expect, it } from 'vitest'
import { dateFormats } from '@/lib/format'
import { paths } from '@/lib/paths'
import type { InterviewDto } from '@/schemas/interview'
import { answerOf } from '../helpers/answers'
import { signUp } from '../helpers/browser'
import { CV_TEXT, JOB_TEXT } from '../helpers/cv-pair'
import { shareSite, visitEach } from '../helpers/site'

const site = shareSite()

/** At any time of day, one of these has another date than the server. */
describe.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati'])('a user in %s', (timezoneId) => {
  // An error of hydration fails the test.
  const now = visitEach(site, { timezoneId, viewport: { width: 1280, height: 900 } })
  let interview: InterviewDto
  let reviewId: string
  beforeEach(async () => {
    const { request } = now.context
    const { id: userId } = await signUp(now)
    interview = await (await request.post('/api/interviews', { data: { userId, role: 'accountant' } })).json()
    const answers = interview.questions.map(({ id: questionId }, n) => ({
      questionId,
      text: answerOf(n),
      timeSpent: 60,
    }))
    await request.patch(`/api/interviews/${interview.id}`, { data: { status: 'completed', answers } })
    const texts = { userId, cvContent: CV_TEXT, jobDescription: JOB_TEXT }
    reviewId = (await (await request.post('/api/cv-reviews', { data: texts })).json()).id
  })

  it('sees the date of an interview and of a review in their own time zone', async () => {
    const { completedAt } = await (await now.context.request.get(`/api/interviews/${interview.id}`)).json()
    const day = dateFormats(timezoneId).short(new Date(completedAt))
    for (const path of [paths.dashboard, paths.results(interview.id), paths.cvReviewResults(reviewId)]) {
      await now.page.goto(path)
      await now.page.locator('time', { hasText: day }).first().waitFor()
      const shown = await now.page.locator('time').allTextContents()
      expect([...new Set(shown)], path).toEqual([day])
    }
  })
})
