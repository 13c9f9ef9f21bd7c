/** Points that interviews missed, said again days after. */
import { beforeEach, expect, it } from 'vitest'
import type { SittingDto } from '@/schemas/review'
import { expectAccessible } from '../helpers/browser'
import { seedPlace, signInAsDemo } from '../helpers/demo-place'
import { runSite, visitEach } from '../helpers/site'

const POOR = 'I asked them about it and then it went well. Everybody there was happy with me in the end.'

const site = runSite({ prepare: seedPlace })
const now = visitEach(site)
let userId: string
beforeEach(async () => {
  userId = await signInAsDemo(now)
})

const button = (name: string | RegExp) => now.page.getByRole('button', { name })
const box = () => now.page.getByRole('textbox', { name: 'Your answer' })
const sitting = async () => (await (await now.context.request.get(`/api/reviews/user/${userId}`)).json()) as SittingDto

it('leads from the dashboard through a sitting, and a reload costs no text', async () => {
  const { page } = now
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Start the review' }).click()
  await page.waitForURL('**/review')
  const before = await sitting()
  const total = before.cards.length
  expect(total).toBeGreaterThan(1)
  await page.getByText(`1 of ${total}`, { exact: true }).waitFor()
  await expectAccessible(page, 'a card')

  await box().fill('I asked them about it.')
  await page.reload()
  await expect.poll(() => box().inputValue()).toBe('I asked them about it.')
  await button('Check my answer').click()
  await page.getByText('Write at least two sentences').waitFor()

  for (let place = 1; place <= total; place++) {
    await box().fill(POOR)
    await box().press('Control+Enter')
    await page.getByRole('heading', { name: 'One way to say it' }).waitFor()
    if (place === 1) await expectAccessible(page, 'the verdict on a card')
    await button(place === total ? 'Finish' : 'Next question').click()
  }
  await page.getByRole('heading', { name: 'Done for now' }).waitFor()
  await page.getByText(`of ${total} points`).waitFor()
  expect((await sitting()).dueCount).toBeLessThan(before.dueCount)
})

it('says that nothing is due', async () => {
  const { request } = now.context
  for (;;) {
    const { cards } = await sitting()
    if (cards.length === 0) break
    for (const { id } of cards) await request.post(`/api/reviews/${id}/answer`, { data: { text: POOR } })
  }
  await now.page.goto('/review')
  await now.page.getByText('Nothing is due today').waitFor()
  await expectAccessible(now.page, 'a review without cards')
})
