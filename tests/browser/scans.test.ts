/** A scanned or photographed CV: uploaded from a phone, with progress, correction and use of the text. */
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectAccessible, signUp } from '../helpers/browser'
import { CV_TEXT, JOB_TEXT } from '../helpers/cv-pair'
import { drawnLines, scannedPdf } from '../helpers/make-scans'
import { shareSite, visitEach } from '../helpers/site'

const site = shareSite()
const now = visitEach(site, { reducedMotion: 'reduce' })
let page: Page

beforeEach(async () => {
  page = now.page
  // OCR of a page takes seconds, and many times as long on a shared machine.
  page.setDefaultTimeout(60_000)
  await signUp(now)
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const text = (value: string | RegExp) => page.getByText(value).first()
const cvBox = () => page.getByRole('textbox', { name: 'Your CV' })
const upload = (name: string, bytes: Uint8Array) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })

const linesOf = (cv: string) => cv.replaceAll('•', '-').split('\n')
const scan = () => scannedPdf([drawnLines(linesOf(CV_TEXT), 1654)])
const PHOTO_LINES = ['Ada Obi', 'Accountant in Lagos since 2019', 'Closed the books of two firms']
const photo = () => new Uint8Array(drawnLines(PHOTO_LINES).toBuffer('image/jpeg', 80))

describe('a scan', () => {
  it('is processed with progress by page, corrected and compared with a job', async () => {
    await page.goto('/cv-review')
    await upload('scan.pdf', scan())
    await text('Reading page 1 of 1 …').waitFor()
    expect(await cvBox().getAttribute('readonly')).not.toBeNull()
    await expectAccessible(page, 'the form while a scan is read')
    await text('Check the text before you use it').waitFor()
    await expect.poll(() => cvBox().inputValue()).toContain('Data Analyst, Marketplace Ltd')
    await expectAccessible(page, 'the form with a scan')
    await button('Check the text').click()
    expect(await cvBox().evaluate((box) => box === document.activeElement)).toBe(true)
    await cvBox().fill(`${await cvBox().inputValue()}\nCorrected by hand`)
    await page.getByRole('textbox', { name: 'Job description' }).fill(JOB_TEXT)
    await button('Analyze My CV').click()
    await page.waitForURL('**/cv-review-results/*')
    const id = page.url().split('/').at(-1)
    const review = await (await now.context.request.get(`/api/cv-reviews/${id}`)).json()
    expect(review.cvContent).toContain('Corrected by hand')
  })

  it('whose page is closed frees its slot', async () => {
    for (let i = 0; i < 3; i += 1) {
      await page.goto('/cv-review')
      await upload('scan.pdf', scan())
      await text('Reading page 1 of 1 …').waitFor()
    }
    await page.goto('/dashboard')
    await page.getByRole('button', { name: /^Tailor it/ }).click()
    await upload('photo.jpg', photo())
    await text('Read from photo.jpg.').waitFor()
    expect(await cvBox().inputValue()).toContain('Accountant in Lagos since 2019')
    await text('Check the text before you use it').waitFor()
    await expectAccessible(page, 'the dashboard with a photo')
  })

  it('that cannot be read causes a message beside the field, which keeps its text', async () => {
    await page.goto('/cv-review')
    await cvBox().fill('Typed before.')
    await upload('broken.png', photo().slice(0, 900))
    await text(/^This picture is damaged/).waitFor()
    await upload('dark.png', new Uint8Array(drawnLines([]).toBuffer('image/png')))
    await text(/^No text could be recognised in this file/).waitFor()
    expect(await cvBox().inputValue()).toBe('Typed before.')
  })
})
