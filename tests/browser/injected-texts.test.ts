/** Texts that try to become script stay texts, wherever a page, the guides' markup or a mail shows what somebody wrote. */
import { expect, it } from 'vitest'
import { renderMail } from '@/content/mails/render-mail'
import { parseMarkup } from '@/domain/guides/markup'
import { renderMarkup } from '@/domain/guides/render-markup'
import { paths } from '@/lib/paths'
import type { InterviewDto } from '@/schemas/interview'
import type { NewMentorLinkDto } from '@/schemas/mentor'
import { GOOD_ANSWER } from '../helpers/answers'
import { signUp, type Visit, visit } from '../helpers/browser'
import { CV_TEXT, JOB_TEXT } from '../helpers/cv-pair'
import { INJECTIONS, injectedInto } from '../helpers/injected'
import { shareSite, visitEach } from '../helpers/site'

const site = shareSite()
const owner = visitEach(site, { reducedMotion: 'reduce' })

/** Short enough for a name, and without a blank, since a shared result shows the first word alone. */
const NAME = '"><svg/onload=xss=1//><b/data-xss>'

/** Every n-th text, in lines. */
const part = (n: number, of: number) => INJECTIONS.filter((_, i) => i % of === n).join('\n')
const inLines = (before: string) => INJECTIONS.map((text) => `${before} ${text.replace(/\n/g, ' ')}`).join('\n')

async function send<T>({ context }: Visit, method: 'post' | 'patch' | 'get', path: string, data?: unknown): Promise<T> {
  const response = await context.request[method](path, data === undefined ? {} : { data })
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`)
  return response.json()
}

const until = (path: string, isSo: (body: Record<string, unknown>) => boolean) =>
  expect.poll(async () => isSo(await send(owner, 'get', path)), { timeout: 60_000, interval: 200 }).toBe(true)

/** Writes the texts into every field that somebody sees again; returns the addresses that show them. */
async function writeEverywhere(): Promise<{ pages: string[]; shared: string }> {
  const { id: userId } = await signUp(owner, NAME)
  const advert = `${JOB_TEXT}\n${inLines('• Experience with')}`
  const cv = `${CV_TEXT}\n${inLines('• Recovered')}`
  const review = await send<{ id: string }>(owner, 'post', '/api/cv-reviews', {
    ...{ userId, cvContent: cv, jobDescription: advert, fileWarnings: INJECTIONS.slice(0, 20) },
  })
  const question = 'Tell me about a time when <img data-xss src=x onerror=xss=1> went wrong and you put it right.'
  const start = () =>
    send<InterviewDto>(owner, 'post', '/api/interviews', {
      ...{ userId, role: 'accountant', questionCount: 5, jobDescription: advert, cvContent: cv },
      ownQuestions: [{ text: question, category: 'behavioral', points: ['Say that <b data-xss>it</b> was your idea'] }],
    })
  const interview = await start()
  const answers = interview.questions.map(({ id: questionId }, n) => ({
    ...{ questionId, text: `${GOOD_ANSWER} ${part(n, interview.questions.length)}`, timeSpent: 60 },
  }))
  const questions = INJECTIONS.slice(0, 3).map((text) => `How do you use ${text}?`)
  await send(owner, 'post', `/api/interviews/${interview.id}/questions-to-us`, { questions })
  await send(owner, 'patch', `/api/interviews/${interview.id}`, { status: 'completed', answers })
  const result = `/api/interviews/${interview.id}`
  await until(result, ({ feedbackStatus }) => feedbackStatus === 'ready')
  const { token } = await send<NewMentorLinkDto>(owner, 'post', `${result}/mentor-links`)
  for (const [n, text] of INJECTIONS.slice(0, 12).entries()) {
    const comment = { questionId: answers[n % answers.length]?.questionId, name: text.slice(0, 80), text: part(n, 12) }
    await send(owner, 'post', `/api/shared/${token}/comments`, comment)
  }
  await send(owner, 'patch', `/api/practice/user/${userId}/goal`, {
    ...{ role: 'accountant', advert, interviewOn: '2099-03-20', timeZone: 'Africa/Lagos' },
  })
  await until(`/api/cv-reviews/${review.id}`, ({ status }) => status === 'completed')
  return {
    pages: [
      ...[paths.dashboard, paths.results(interview.id), paths.cvReviewResults(review.id)],
      ...[paths.improveCvReview(review.id), paths.stories, paths.cheatSheet, paths.claims],
    ],
    shared: paths.shared(token),
  }
}

/** What a page shows: its text, and what stands in its boxes. */
const shownIn = async ({ page }: Visit) =>
  [
    // biome-ignore lint/performance/useDomNodeTextContent: the page's scripts hold the texts as well.
    await page.locator('body').innerText(),
    ...(await page
      .locator('textarea, input')
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))),
  ].join('\n')

it('stay texts', { timeout: 180_000 }, async () => {
  const dialogs: string[] = []
  const look = async (now: Visit, path: string): Promise<string> => {
    now.page.on('dialog', (dialog) => {
      dialogs.push(`${path}: ${dialog.message()}`)
      void dialog.dismiss()
    })
    await now.page.goto(path)
    await now.page.getByRole('heading', { level: 1 }).first().waitFor()
    await expect.poll(() => shownIn(now), { timeout: 20_000 }).toMatch(/xss/)
    expect(await injectedInto(now.page), path).toEqual([])
    return shownIn(now)
  }
  const { pages, shared } = await writeEverywhere()
  const shown: string[] = []
  for (const path of pages) shown.push(await look(owner, path))
  const mentor = await visit(site.browser, site.server.url)
  shown.push(await look(mentor, shared))
  expect(mentor.complaints).toEqual([])
  await mentor.context.close()
  const words = shown.join(' ').replace(/\s+/g, ' ')
  expect(INJECTIONS.filter((text) => !words.includes(text.replace(/\s+/g, ' ').trim()))).toEqual([])
  expect(dialogs).toEqual([])
})

it('stay texts in the markup of guides and in mails, where no policy would stop a script', async () => {
  const { page } = await visit(site.browser, 'about:blank')
  for (const html of INJECTIONS.flatMap((text) => [
    renderMarkup(parseMarkup(text)).join(''),
    renderMail({
      subject: text,
      paragraphs: [text],
      action: { label: text, url: `${site.server.url}/${text}` },
      closing: text,
    }).html,
  ])) {
    await page.setContent(html)
    expect(await injectedInto(page), html).toEqual([])
  }
  // As they would be found if they were not escaped.
  await page.setContent(INJECTIONS.slice(0, 60).join('\n'))
  expect((await injectedInto(page)).length).toBeGreaterThan(10)
  await page.context().close()
})
