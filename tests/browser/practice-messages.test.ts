/** Messages during practice: every message of the dashboard, the interview, the CV review and the guides. */
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import type { InterviewDto } from '@/schemas/interview'
import { PASSWORD, signUp } from '../helpers/browser'
import { CV_TEXT, JOB_TEXT } from '../helpers/cv-pair'
import { shareSite, visitEach } from '../helpers/site'
import { tooLargeFile } from '../helpers/too-large-file'

const site = shareSite()
const now = visitEach(site, { reducedMotion: 'reduce' })
let page: Page
let me: { id: string; email: string }

beforeEach(async () => {
  page = now.page
  me = await signUp(now)
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const text = (value: string | RegExp) => page.getByText(value, { exact: typeof value === 'string' }).first()
/** By keyboard: a message may cover the button while the pointer rests on it. */
const press = (name: string) => button(name).press('Enter')

async function toldOf(title: string, description = ''): Promise<void> {
  await page.locator('[data-sonner-toast]').filter({ hasText: title }).filter({ hasText: description }).waitFor()
}

/** Aborts every call of a procedure. */
const silence = (procedure: string) =>
  page.route(new RegExp(`/api/trpc/[^?]*${procedure.replace('.', '\\.')}`), (route) => route.abort())

async function upload(name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
}

async function startOverApi(): Promise<InterviewDto> {
  const data = { userId: me.id, role: 'accountant' }
  return (await now.context.request.post('/api/interviews', { data })).json()
}

describe('the dashboard', () => {
  const chooseRole = async () => {
    await page.getByRole('combobox', { name: 'Role' }).selectOption('Accountant')
  }

  /** Presses the button; the server starts the interview, and its answer is lost. */
  const startWithoutAnswer = async () => {
    const created = /\/api\/trpc\/[^?]*interview\.create/
    await page.route(created, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await chooseRole()
    await button('Start mock interview').click()
    await text(/^No answer came from the server\. What you entered is kept\. Check .+ a second interview\.$/).waitFor()
    await page.unroute(created)
  }

  it('asks for the role', async () => {
    await page.goto('/dashboard')
    await button('Start mock interview').click()
    await toldOf('Please select a role', "Choose the role you're interviewing for")
  })

  it('reports that an interview could not be started, and stays open', async () => {
    await page.goto('/dashboard')
    await silence('interview.create')
    await chooseRole()
    await button('Start mock interview').click()
    await toldOf('Error', 'Failed to start interview')
    expect(new URL(page.url()).pathname).toBe('/dashboard')
  })

  it('starts one interview where the answer to the last start of the month was lost', async () => {
    await startOverApi()
    await page.goto('/dashboard')
    await startWithoutAnswer()
    await page.locator('[data-limit-reached]').waitFor()
    await text(/It is not open in this browser, but you can continue it here\./).waitFor()
    await button('Start mock interview').click()
    await page.waitForURL('**/interview')
    await text('Question 1 of 5').waitFor()
    const { interviewCount } = await (await now.context.request.get(`/api/user/${me.id}/usage`)).json()
    expect(interviewCount).toBe(2)
  })

  it.each(['the lost one was discarded', 'another role was chosen'])(
    'starts another interview where %s',
    async (why) => {
      await page.goto('/dashboard')
      await startWithoutAnswer()
      if (why === 'another role was chosen') {
        await page.getByRole('combobox', { name: 'Role' }).selectOption('Data Analyst')
      } else {
        await page
          .getByRole('button', { name: /^Discard the/ })
          .first()
          .click()
        await button('Discard interview').click()
        await page.getByRole('alertdialog').waitFor({ state: 'detached' })
      }
      await button('Start mock interview').click()
      await page.waitForURL('**/interview')
      await text('Question 1 of 5').waitFor()
      const path = `/api/interviews/user/${me.id}`
      const [newest, lost]: InterviewDto[] = await (await now.context.request.get(path)).json()
      expect(newest).toMatchObject({
        role: why === 'another role was chosen' ? 'data-analyst' : 'accountant',
        status: 'in_progress',
      })
      expect(lost?.status).toBe(why === 'another role was chosen' ? 'in_progress' : 'abandoned')
    },
  )

  it('reports that the free interviews are used up, and offers an upgrade', async () => {
    await startOverApi()
    await startOverApi()
    await page.goto('/dashboard')
    await chooseRole()
    await button('Start mock interview').click()
    await toldOf('Monthly limit reached', "You've used all your free interviews this month. Upgrade to continue.")
    await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Upgrade', exact: true }).press('Enter')
    await heading('Choose a plan').waitFor()
  })

  it('reports once that the session has ended, though the page stays', async () => {
    await startOverApi()
    await startOverApi()
    await page.goto('/dashboard')
    await page.locator('[data-limit-reached]').getByRole('button', { name: 'Upgrade' }).click()
    await heading('Choose a plan').waitFor()
    const cookies = await now.context.cookies()
    await now.context.request.delete(`/api/user/${me.id}`)
    await now.context.addCookies(cookies)
    await press('Choose Monthly Plan')
    await toldOf('Session expired', 'Please log in again to continue.')
    await button('Start Free Practice').first().waitFor()
    await page.waitForTimeout(1_000)
    await toldOf('Session expired', 'Please log in again to continue.')
    expect(new URL(page.url()).pathname).toBe('/dashboard')
    await page.locator('[data-sonner-toast]').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Pricing' }).first().press('Enter')
    await page.waitForURL('**/pricing')
    await page.waitForTimeout(500)
    expect(await page.locator('[data-sonner-toast]').count()).toBe(0)
  })

  it('tells apart two saved interviews of the same role, also by ear', async () => {
    const path = `/api/interviews/user/${me.id}/saved`
    for (const answered of [0, 1]) {
      const { id, questions } = await startOverApi()
      const answers = questions
        .slice(0, answered)
        .map((asked) => ({ questionId: asked.id, text: 'Yes.', timeSpent: 1 }))
      await now.context.request.post(`/api/interviews/${id}/save`, {
        data: { currentQuestionIndex: answered, answers },
      })
    }
    expect(await (await now.context.request.get(path)).json()).toHaveLength(2)
    await page.goto('/dashboard')
    for (const controls of [
      page.getByRole('link', { name: /^Resume the/ }),
      page.getByRole('button', { name: /^Discard the/ }),
    ]) {
      await controls.nth(1).waitFor()
      const described = await controls.evaluateAll((all) =>
        all.map((control) =>
          (control.getAttribute('aria-describedby') ?? '')
            .split(' ')
            .map((id) => document.getElementById(id)?.textContent),
        ),
      )
      expect(described.map(([, progress]) => progress)).toEqual([
        '1 answered, at question 2 of 5',
        '0 answered, at question 1 of 5',
      ])
    }
  })

  it.each(['in progress', 'saved'])('takes an interview, %s here, off that was ended elsewhere', async (status) => {
    const { id } = await startOverApi()
    if (status === 'saved') {
      await now.context.request.post(`/api/interviews/${id}/save`, { data: { currentQuestionIndex: 0, answers: [] } })
    }
    await page.goto('/dashboard')
    const discard = page.getByRole('button', { name: /^Discard the/ })
    // The list is loaded once more when the page opens, and would take the interview off by itself.
    await page.waitForLoadState('networkidle')
    await discard.click()
    await button('Discard interview').waitFor()
    await now.context.request.patch(`/api/interviews/${id}`, { data: { status: 'abandoned' } })
    await button('Discard interview').click()
    await toldOf('Error', 'This interview was discarded and cannot be changed.')
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    await discard.waitFor({ state: 'detached' })
  })

  it('reports the result of a CV upload', async () => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: /^Tailor it/ }).click()
    await upload('cv.txt', Buffer.from('text'))
    await toldOf('File processing failed', 'File type not supported. Please upload: .pdf, .docx')
    await page.locator('input[type=file]').setInputFiles(tooLargeFile())
    await toldOf('File processing failed', 'File size must be less than 10MB')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/api\/trpc\/cvReview\.parseFile/, async (route) => {
      await held
      await route.abort()
    })
    await upload('cv.docx', Buffer.from('PK'))
    await toldOf('Processing CV')
    release()
    await toldOf('File processing failed', 'Could not parse CV file. Proceeding with standard questions.')
  })
})

describe('an interview', () => {
  async function begin(): Promise<void> {
    await page.goto('/dashboard')
    await page.getByRole('combobox', { name: 'Role' }).selectOption('Accountant')
    await button('Start mock interview').click()
    await text('Question 1 of 5').waitFor()
    await page.getByRole('textbox', { name: 'Your answer' }).fill('I closed the books of two firms each month.')
  }

  it('that cannot be saved or sent is kept, and says so', async () => {
    await begin()
    await silence('interview.save')
    await press('Save & Continue Later')
    await toldOf('Save failed', 'Please try again.')
    await silence('interview.complete')
    await press('Finish Interview')
    await press('Finish & Get Results')
    await toldOf('Failed to submit interview')
    expect(await page.locator('textarea').inputValue()).toContain('two firms')
  })

  it('that is finished without a connection is submitted once it is back, or goes on', async () => {
    await begin()
    const submit = async () => {
      await silence('interview.complete')
      await press('Finish Interview')
      await press('Finish & Get Results')
      await toldOf('Failed to submit interview', 'It will be submitted as soon as the connection is back.')
      const notice = text(/^Not submitted yet: Greenroom cannot be reached right now\./)
      await notice.waitFor()
      expect(await page.getByRole('alertdialog').count()).toBe(0)
      expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Not submitted yet/)
      return notice
    }
    const answer = page.getByRole('textbox', { name: 'Your answer' })
    const notice = await submit()
    expect(await answer.isEditable()).toBe(false)
    await press('Do not submit yet')
    await notice.waitFor({ state: 'detached' })
    await answer.fill('I closed the books of three firms each month.')
    await submit()
    await page.unrouteAll()
    await page.waitForURL('**/results/**')
    await text(/three firms/).waitFor()
  })

  it('that is submitted once the connection is back waits no longer when the session has ended', async () => {
    await begin()
    await silence('interview.complete')
    await press('Finish Interview')
    await press('Finish & Get Results')
    await text(/^Not submitted yet/).waitFor()
    await now.context.clearCookies()
    await page.unrouteAll()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await toldOf('Failed to submit interview', 'Your session has ended. Your answers are kept.')
    await text(/^Not submitted yet/).waitFor({ state: 'detached' })
    expect(await page.getByRole('textbox', { name: 'Your answer' }).inputValue()).toContain('two firms')
  })

  it('that is not finished is saved for later by another one, if one is left', async () => {
    await begin()
    await page.goto('/dashboard')
    await text(/If you start another interview, this one is saved for later/).waitFor()
    await startOverApi()
    await page.reload()
    await text('Monthly limit reached').waitFor()
    await text(/questions answered, started/).waitFor()
    expect(await page.getByText(/If you start another interview/).count()).toBe(0)
  })

  it('that is finished after the session has ended can be signed in to again', async () => {
    await begin()
    await now.context.clearCookies()
    await press('Finish Interview')
    await press('Finish & Get Results')
    await toldOf('Failed to submit interview', 'Your session has ended. Your answers are kept.')
    await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('dialog').getByLabel('Email Address').waitFor()
    expect(await page.locator('textarea').inputValue()).toContain('two firms')
  })

  it('that cannot be resumed leads back to the dashboard', async () => {
    const { id } = await startOverApi()
    await page.goto(`/interview?id=${id}`)
    await toldOf('Cannot resume interview', 'This interview is not available for resuming.')
    await page.waitForURL('**/dashboard')
    await page.goto('/interview?id=none')
    await toldOf('Failed to resume interview', 'Interview not found')
    await page.waitForURL('**/dashboard')
  })

  it('can be spoken only where the browser supports speech recognition', async () => {
    await page.addInitScript(() => {
      for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Object.assign(window, { [name]: undefined })
    })
    await begin()
    await press('Voice Answer')
    await toldOf('Voice Recognition Unavailable')
  })

  it('reports errors of the microphone', async () => {
    await page.addInitScript(() => {
      class Deaf {
        onerror: ((event: { error: string }) => void) | null = null
        start = () => setTimeout(() => this.onerror?.({ error: 'not-allowed' }))
        stop() {}
      }
      for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Object.assign(window, { [name]: Deaf })
    })
    await begin()
    await press('Voice Answer')
    await toldOf('Voice Recognition Error', 'The microphone is blocked.')
  })

  it('that does not exist has no results', async () => {
    await page.goto('/results/none')
    await heading('Interview not found').waitFor()
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await page.waitForURL('**/dashboard')
  })
})

describe('the CV review', () => {
  const cv = () => page.getByRole('textbox', { name: 'Your CV' })
  const job = () => page.getByRole('textbox', { name: 'Job description' })

  it('asks for both texts', async () => {
    await page.goto('/cv-review')
    await expect.poll(() => button('Upload a file').isEnabled()).toBe(true)
    await press('Analyze My CV')
    await toldOf('Missing CV', 'Please upload your CV or paste its content')
    await cv().fill('Accountant since 2019.')
    await job().fill('   ')
    await press('Analyze My CV')
    await toldOf('Missing Job Description', 'Please enter the job description')
    await upload('cv.txt', Buffer.from('text'))
    await toldOf('Upload Error', 'File type not supported. Please upload: .pdf, .docx')
  })

  it('reports that the plan allows no further one', async () => {
    const data = { userId: me.id, cvContent: CV_TEXT, jobDescription: JOB_TEXT }
    await now.context.request.post('/api/cv-reviews', { data })
    await page.goto('/cv-review')
    await text("You've reached your monthly CV review limit (1 reviews).").waitFor()
    expect(await button('Analyze My CV').isDisabled()).toBe(true)
  })

  it('is not sent after the user was signed out elsewhere', async () => {
    await page.goto('/cv-review')
    await expect.poll(() => button('Upload a file').isEnabled()).toBe(true)
    await cv().fill(CV_TEXT)
    await job().fill(JOB_TEXT)
    await now.context.clearCookies()
    await press('Analyze My CV')
    await toldOf('Session expired', 'Please log in again to continue.')
    await page.getByRole('button', { name: 'Start Free Practice' }).first().waitFor()
  })

  it('is closed when the user signs out in another tab, and keeps its texts', async () => {
    await page.goto('/cv-review')
    await expect.poll(() => button('Upload a file').isEnabled()).toBe(true)
    await cv().fill(CV_TEXT)
    const other = await now.context.newPage()
    await other.goto('/dashboard')
    await other.getByRole('button', { name: 'Your account' }).click()
    await other.getByRole('menuitem', { name: 'Log out' }).click()
    await toldOf('Session expired', 'Please log in again to continue.')
    await page.getByRole('button', { name: 'Start Free Practice' }).first().waitFor()
    const data = { email: me.email, password: PASSWORD }
    expect((await now.context.request.post('/api/auth/login', { data })).status()).toBe(200)
    await page.goto('/cv-review')
    await expect.poll(() => cv().inputValue()).toBe(CV_TEXT)
  })

  it('that does not exist is not found', async () => {
    await page.goto('/cv-review-results/none')
    await heading('CV review not found').waitFor()
  })
})

describe('a page with answers', () => {
  it.each([
    ['/stories', 'No story yet'],
    ['/review', 'Nothing is due today'],
  ])('leads from %s to an interview while there is none', async (path, title) => {
    await page.goto(path)
    await page.getByText(title).waitFor()
    await page.getByRole('link', { name: 'Start an interview' }).click()
    await page.waitForURL('**/dashboard#start-interview')
  })

  it('is left when the user signs out in another tab', async () => {
    await page.goto('/stories')
    await page.getByRole('button', { name: 'Your account' }).waitFor()
    const other = await now.context.newPage()
    await other.goto('/dashboard')
    await other.getByRole('button', { name: 'Your account' }).click()
    await other.getByRole('menuitem', { name: 'Log out' }).click()
    await page.getByRole('button', { name: 'Start Free Practice' }).first().waitFor()
    const data = { email: me.email, password: PASSWORD }
    expect((await now.context.request.post('/api/auth/login', { data })).status()).toBe(200)
  })
})

describe('a guide', () => {
  it('that does not exist is not found', async () => {
    const response = await page.goto('/guides/none')
    // A cache that keeps it would hide a guide of that name added later.
    expect(response?.headers()['cache-control']).toContain('no-store')
    await heading('Guide Not Found').waitFor()
    await text("The guide you're looking for doesn't exist.").waitFor()
    await page.getByRole('link', { name: 'Back to Guides' }).click()
    await page.waitForURL('**/guides')
  })
})
