/** A CV review from file or pasted text to the result, on a phone, against the production build. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { GOOD_ANSWER } from '../helpers/answers'
import { expectAccessible, signUp } from '../helpers/browser'
import { CV_TEXT, JOB_TEXT } from '../helpers/cv-pair'
import { makeDocx, makePdf, paragraph, pdfLines, run } from '../helpers/make-files'
import { shareSite, visitEach } from '../helpers/site'
import { tooLargeFile } from '../helpers/too-large-file'

const site = shareSite()
const now = visitEach(site, { reducedMotion: 'reduce' })
let page: Page
let me: { id: string }

beforeEach(async () => {
  page = now.page
  me = await signUp(now)
})

const button = (name: string | RegExp) => page.getByRole('button', { name })
const heading = (name: string | RegExp) => page.getByRole('heading', { name })
const text = (value: string | RegExp) => page.getByText(value, { exact: typeof value === 'string' }).first()
const notice = (value: string) => page.locator('[data-sonner-toast]').filter({ hasText: value })
const cvBox = () => page.getByRole('textbox', { name: 'Your CV' })
const jobBox = () => page.getByRole('textbox', { name: 'Job description' })
const upload = (name: string, bytes: Uint8Array, mimeType = 'application/octet-stream') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) })

const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const escapeXml = (line: string) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const cvParagraphs = CV_TEXT.split('\n').map((line) => paragraph(run(escapeXml(line))))
const hidden = paragraph(run('Python Python Python expert in everything', '<w:color w:val="FFFFFF"/>'))
const docx = () => makeDocx([...cvParagraphs, hidden].join(''))

/** Holds the upload of a file back until the function that it gives is called. */
async function holdUpload(): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/cvReview\.parseFile/, async (route) => {
    await held
    await route.continue()
  })
  return release
}

describe('from the form to the result', () => {
  it('accepts a DOCX, reports hidden text in it, and shows the gaps of the CV', async () => {
    await page.goto('/cv-review')
    await expectAccessible(page, 'the form')
    await text('0 of 1 CV review used this month. A review that fails costs nothing.').waitFor()
    await upload('my-cv.docx', docx())
    await text('CV processed successfully').waitFor()
    await text('Read from my-cv.docx.').waitFor()
    await expect.poll(() => cvBox().inputValue()).toContain('Wrote SQL queries over 30 million rows')
    expect(await cvBox().inputValue()).not.toContain('expert in everything')
    await text('Something in the file was left out').waitFor()
    await expectAccessible(page, 'the form with a file')
    await jobBox().fill(JOB_TEXT)
    await button('Analyze My CV').click()
    await page.waitForURL('**/cv-review-results/*')
    await heading('CV Analysis Complete!').waitFor()
    const id = page.url().split('/').at(-1)
    const review = await (await now.context.request.get(`/api/cv-reviews/${id}`)).json()
    expect(review).toMatchObject({ userId: me.id, status: 'completed', jobTitle: 'Data Analyst' })
    await page.getByRole('img', { name: `Match Score: ${review.score} percent` }).waitFor()
    for (const title of ['Overall Assessment', 'Strengths', 'Areas for Improvement', 'Recommendations']) {
      await heading(title).waitFor()
    }
    await heading('What the job asks for').waitFor()
    await heading('How the score adds up').waitFor()
    await heading('Your CV as we read it').waitFor()
    await text('Something in your file was left out').waitFor()
    const python = page.getByRole('row', { name: /Python/ })
    expect(await python.textContent()).toContain('Not found')
    const sql = page.getByRole('row', { name: /^SQL/ })
    expect(await sql.textContent()).toContain('Wrote SQL queries')
    // The quote links to its place in the CV.
    await sql.getByRole('link').click()
    const marked = page.locator(new URL(page.url()).hash)
    expect(await marked.evaluate((place) => place.parentElement?.tagName)).toBe('MARK')
    // From there the keyboard returns to the row.
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Back to “SQL”')
    await page.keyboard.press('Enter')
    await expect.poll(() => sql.getByRole('link').evaluate((link) => link === document.activeElement)).toBe(true)
    await expectAccessible(page, 'the result')
    await page.reload()
    await heading('CV Analysis Complete!').waitFor()
    await page.getByRole('link', { name: 'Review Another CV' }).click()
    await page.waitForURL('**/cv-review')
    await text("You've reached your monthly CV review limit (1 reviews).").waitFor()
    expect(await button('Analyze My CV').isDisabled()).toBe(true)
    await page.getByRole('link', { name: /^Data Analyst/ }).click()
    await heading('CV Analysis Complete!').waitFor()
  })

  it('leads from a gap to a short interview on it, which can be resumed', async () => {
    const data = { userId: me.id, cvContent: CV_TEXT, jobDescription: `${JOB_TEXT}\n• Valid driving licence` }
    const { id } = await (await now.context.request.post('/api/cv-reviews', { data })).json()
    await page.goto(`/cv-review-results/${id}`)
    await text('Valid driving licence').first().waitFor()
    expect(await button(/^Practise this.*Valid driving licence/).count()).toBe(0)
    await button('Practise Python').click()
    await page.waitForURL('**/interview?id=*')
    const practice = page.url()
    await text(/^Question 1 of [123]$/).waitFor()
    await page.goto(`/cv-review-results/${id}`)
    await button('Go on practising Python').click()
    await page.waitForURL(practice)
    await button('Exit').click()
    await page.getByText(/dashboard, or discard it\. Practice like this does not count as an interview/).waitFor()
    expect(await page.getByText(/cannot be resumed|one of your interviews/).count()).toBe(0)
    const { interviewCount } = await (await now.context.request.get(`/api/user/${me.id}/usage`)).json()
    expect(interviewCount).toBe(0)

    const interview = `/api/interviews/${new URL(practice).searchParams.get('id')}`
    const { questions } = await (await now.context.request.get(interview)).json()
    const answers = [{ questionId: questions[0].id, text: GOOD_ANSWER, timeSpent: 60 }]
    await now.context.request.patch(interview, { data: { status: 'completed', answers } })
    await page.goto(`/cv-review-results/${id}`)
    await text(/shown in your CV, 1 practised$/).waitFor()
    await page.getByRole('link', { name: /^Practised.*Python$/ }).click()
    await page.waitForURL('**/results/*')
  })

  it('puts a proposed line into the improved version, and gives that as a Word file', async () => {
    const data = { userId: me.id, cvContent: CV_TEXT, jobDescription: JOB_TEXT }
    const { id } = await (await now.context.request.post('/api/cv-reviews', { data })).json()
    await page.goto(`/cv-review-results/${id}`)
    const put = button('Put it into my CV, in place of “Responsible for weekly stock reports”')
    await put.focus()
    await page.keyboard.press('Enter')
    const onward = page.getByRole('link', { name: 'Go on with it' })
    await expect.poll(() => onward.evaluate((link) => link === document.activeElement)).toBe(true)
    await page.reload()
    await text(/^Changed in your improved version\./).waitFor()
    expect(await put.count()).toBe(0)

    await onward.click()
    await page.waitForURL('**/cv-review?from=*')
    await expect.poll(() => cvBox().inputValue()).toContain('[what came of it]')
    expect(await cvBox().inputValue()).not.toContain('Responsible for')
    await text(/^Still to fill in\./).waitFor()
    await expectAccessible(page, 'the form of an improved version')
    await button('[What you did with]').click()
    await page.keyboard.type('Wrote')
    expect(await cvBox().inputValue()).toContain('• Wrote weekly stock reports, [how many or how often]')
    expect(await cvBox().evaluate((area) => area.scrollTop)).toBeGreaterThan(0)
    const filled = (await cvBox().inputValue()).replace(/\[[^\]]*\]/g, 'twelve shops')
    await cvBox().fill(filled)
    await expect.poll(() => text(/^Still to fill in/).count()).toBe(0)

    const downloading = page.waitForEvent('download')
    await button('Download as a Word file').click()
    const file = await downloading
    expect(file.suggestedFilename()).toBe('Ngozi Eze CV.docx')
    await upload('again.docx', readFileSync(await file.path()))
    await text('Read from again.docx.').waitFor()
    const linesOf = (value: string) => value.split('\n').filter(Boolean)
    await expect.poll(async () => linesOf(await cvBox().inputValue())).toEqual(linesOf(filled))
  })

  it('takes a line of the user on a gap into the improved version, and keeps it over a reload', async () => {
    const data = { userId: me.id, cvContent: CV_TEXT, jobDescription: JOB_TEXT }
    const { id } = await (await now.context.request.post('/api/cv-reviews', { data })).json()
    await page.goto(`/cv-review-results/${id}`)
    const add = button(/^Add a line\s*: Tableau$/)
    await add.click()
    const own = page.getByLabel('In your own words')
    await expect.poll(() => own.evaluate((area) => area === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: 'Put it into my CV', exact: true }).click()
    await text('Write the line first.').waitFor()
    await expectAccessible(page, 'the form for a line of one’s own')
    await own.fill('Rebuilt the monthly sales pack in Tableau,\nwhich 12 shop managers open each week')
    await button('Close').click()
    expect(await add.evaluate((opener) => opener === document.activeElement)).toBe(true)
    await page.reload()
    await expect.poll(() => own.inputValue()).toContain('Rebuilt the monthly sales pack')
    // In another tab the improved version has become another text.
    const key = `greenroom:cv-review-draft:${me.id}:${id}`
    await page.evaluate((name) => localStorage.setItem(name, '{"cvContent":"Another CV"}'), key)
    await page.getByRole('button', { name: 'Put it into my CV', exact: true }).click()
    await text(/^This part of your CV is another one in your improved version/).waitFor()
    expect(await own.inputValue()).toContain('Rebuilt the monthly sales pack')
    await page.evaluate((name) => localStorage.removeItem(name), key)
    await page.getByRole('button', { name: 'Put it into my CV', exact: true }).click()
    await text(/^Added to your improved version\./).waitFor()

    await page.getByRole('link', { name: 'Go on with it' }).click()
    await page.waitForURL('**/cv-review?from=*')
    const line = '• Rebuilt the monthly sales pack in Tableau, which 12 shop managers open each week'
    await expect
      .poll(() => cvBox().inputValue())
      .toContain(`• Responsible for weekly stock reports\n${line}\nGraduate Trainee`)
  })

  it('says what to do when no Word file comes, and keeps the text', async () => {
    await page.goto('/cv-review')
    await cvBox().fill(CV_TEXT)
    await now.context.setOffline(true)
    await button('Download as a Word file').click()
    await text('No file was made').waitFor()
    await now.context.setOffline(false)
    expect(await cvBox().inputValue()).toBe(CV_TEXT)
  })

  it('says where the quoted line only comes near, and how to make it plain', async () => {
    const jobDescription = `${JOB_TEXT}\n• Experience of presenting to non-technical people`
    const data = { userId: me.id, cvContent: CV_TEXT, jobDescription }
    const { id } = await (await now.context.request.post('/api/cv-reviews', { data })).json()
    await page.goto(`/cv-review-results/${id}`)
    const row = page.getByRole('row', { name: /presenting to non-technical people/ })
    await row.getByText(/^Probably in your/).waitFor()
    await row.getByText(/^No line says this in so many words/).waitFor()
    await page.getByRole('row', { name: /^SQL/ }).getByText('Found in your latest job').waitFor()

    const quoted = (await row.locator('q').textContent())?.trim()
    await row.getByRole('button', { name: /^Change this line/ }).click()
    const own = page.getByLabel('In your own words')
    expect(await own.inputValue()).toBe(quoted)
    await page.getByRole('button', { name: 'Put it into my CV', exact: true }).click()
    await text('Change the line first.').waitFor()
    await own.fill('Presented the weekly figures to 12 shop managers')
    await page.getByRole('button', { name: 'Put it into my CV', exact: true }).click()
    await page.reload()
    await row.getByText(/^Changed in your improved version\./).waitFor()
    await row.getByRole('link', { name: 'Go on with it' }).click()
    await page.waitForURL('**/cv-review?from=*')
    await expect.poll(() => cvBox().inputValue()).toContain('• Presented the weekly figures to 12 shop managers')
    expect(await cvBox().inputValue()).not.toContain(quoted)
  })

  it('accepts a PDF by keyboard alone', async () => {
    // Awaited before the click: the browser needs a moment to open the file chooser.
    const opened = page.waitForEvent('filechooser')
    await page.goto('/cv-review')
    await expect.poll(() => button('Upload a file').isEnabled()).toBe(true)
    await button('Upload a file').focus()
    await page.keyboard.press('Enter')
    const chooser = await opened
    const pdf = makePdf([pdfLines(CV_TEXT.replaceAll('•', '-').split('\n'))])
    await chooser.setFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) })
    await text('Read from cv.pdf.').waitFor()
    expect(await cvBox().inputValue()).toContain('Data Analyst, Marketplace Ltd')
    await jobBox().focus()
    await page.keyboard.insertText(JOB_TEXT)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await heading('CV Analysis Complete!').waitFor()
  })

  it('begins with the advert that the interview is prepared for, until another one is entered', async () => {
    const goal = { role: 'accountant', advert: JOB_TEXT, interviewOn: null, timeZone: 'Africa/Lagos' }
    await now.context.request.patch(`/api/practice/user/${me.id}/goal`, { data: goal })
    await page.goto('/cv-review')
    await expect.poll(() => jobBox().inputValue()).toBe(JOB_TEXT)
    await jobBox().fill('Another advert.')
    await page.waitForTimeout(400)
    await page.reload()
    await expect.poll(() => jobBox().inputValue()).toBe('Another advert.')
  })

  it('waits for a file that is still being read', async () => {
    await page.goto('/cv-review')
    const oldText = CV_TEXT.replace('Marketplace Ltd', 'Older Ltd')
    await cvBox().fill(oldText)
    await jobBox().fill(JOB_TEXT)
    const release = await holdUpload()
    await upload('cv.docx', docx())
    await text(/^(Sending|Reading) cv\.docx/).waitFor()
    await button('Analyze My CV').press('Enter')
    await notice('Your file is still being read').waitFor()
    await notice('Please wait a moment.').waitFor()
    release()
    await text('Read from cv.docx.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/cv-review')
    await button('Analyze My CV').press('Enter')
    await page.waitForURL('**/cv-review-results/*')
    const id = page.url().split('/').at(-1)
    const review = await (await now.context.request.get(`/api/cv-reviews/${id}`)).json()
    expect(review.cvContent).toContain('Marketplace Ltd')
  })

  it('starts a new draft from the texts of a review', async () => {
    const data = { userId: me.id, cvContent: CV_TEXT, jobDescription: JOB_TEXT }
    const { id } = await (await now.context.request.post('/api/cv-reviews', { data })).json()
    await page.goto(`/cv-review-results/${id}`)
    await page.getByRole('link', { name: 'Check an improved version' }).click()
    await expect.poll(() => cvBox().inputValue()).toBe(CV_TEXT)
    expect(await jobBox().inputValue()).toBe(JOB_TEXT)
    await cvBox().fill(`${CV_TEXT}, Python`)
    await page.waitForTimeout(500)
    await page.reload()
    await expect.poll(() => cvBox().inputValue()).toBe(`${CV_TEXT}, Python`)
    await page.goto('/cv-review')
    expect(await cvBox().inputValue()).toBe('')
    await button('Reuse previous CV').click()
    await text('Using previous CV').waitFor()
    expect(await cvBox().inputValue()).toBe(CV_TEXT)
  })
})

describe('an error', () => {
  // By keyboard: a notice may cover the button while the pointer rests on it.
  const send = () => button('Analyze My CV').press('Enter')

  it('has a message, and no typed text is lost', async () => {
    await page.goto('/cv-review')
    await expect.poll(() => button('Upload a file').isEnabled()).toBe(true)
    await send()
    await text(/^Missing CV/).waitFor()
    expect(await cvBox().evaluate((box) => box === document.activeElement)).toBe(true)
    await cvBox().fill(CV_TEXT)
    await send()
    await text(/^Missing Job Description/).waitFor()
    await jobBox().fill(JOB_TEXT)
    await page.waitForTimeout(500)
    await page.reload()
    await expect.poll(() => cvBox().inputValue()).toBe(CV_TEXT)
    expect(await jobBox().inputValue()).toBe(JOB_TEXT)
    await now.context.setOffline(true)
    await send()
    await text(/^Your texts are kept\./).waitFor()
    expect(await cvBox().inputValue()).toBe(CV_TEXT)
    await now.context.setOffline(false)
    await send()
    await heading('CV Analysis Complete!').waitFor()
  })

  it('in a file is shown beside it, and pasting stays possible', async () => {
    await page.goto('/cv-review')
    await cvBox().fill('Typed before.')
    await upload('cv.txt', Buffer.from('text'))
    await text(/^Upload Error/).waitFor()
    await text('File type not supported. Please upload: .pdf, .docx').waitFor()
    await page.locator('input[type=file]').setInputFiles(tooLargeFile())
    await text('File size must be less than 10MB').waitFor()
    await upload('renamed.pdf', Buffer.from('MZ this is no PDF'))
    await text('File type not supported. Please upload: .pdf, .docx').waitFor()
    await upload('broken.docx', new Uint8Array(docx()).fill(0, 0, 4), DOCX_TYPE)
    await text(/^This file is damaged and cannot be opened\./).waitFor()
    await now.context.setOffline(true)
    await upload('cv.docx', docx())
    await text(/^No answer came from the server\. Check your connection and upload/).waitFor()
    await now.context.setOffline(false)
    await upload('cv.docx', docx())
    await text('Read from cv.docx.').waitFor()
    expect(await cvBox().inputValue()).toContain('Ngozi Eze')
  })

  it('in a URL shows a page with a link', async () => {
    await page.goto('/cv-review-results/nothing')
    await heading('CV review not found').waitFor()
    await expectAccessible(page, 'the missing review')
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await page.waitForURL('**/dashboard')
  })
})

describe('the dashboard', () => {
  it('accepts a CV as a file for an interview', async () => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: /^Tailor it/ }).click()
    await upload('cv.docx', docx())
    await text('CV processed successfully').waitFor()
    expect(await cvBox().inputValue()).toContain('Ngozi Eze')
    await text('Something in the file was left out').waitFor()
    await upload('broken.docx', Buffer.from('PK nothing'))
    await text(/^File processing failed/).waitFor()
    expect(await cvBox().inputValue()).toContain('Ngozi Eze')
    await expectAccessible(page, 'the dashboard')
  })

  it('starts no interview while a CV is still being read', async () => {
    await page.goto('/dashboard')
    await page.getByRole('combobox', { name: 'Role' }).selectOption('Data Analyst')
    await page.getByRole('button', { name: /^Tailor it/ }).click()
    const release = await holdUpload()
    await upload('cv.docx', docx())
    await text(/^(Sending|Reading) cv\.docx/).waitFor()
    await button('Start mock interview').press('Enter')
    await notice('Your file is still being read').waitFor()
    await button('Stop the upload').press('Enter')
    release()
    await button('Start mock interview').press('Enter')
    await page.waitForURL('**/interview')
  })
})
