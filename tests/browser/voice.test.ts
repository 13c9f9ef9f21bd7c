/** Spoken answers: questions read aloud, the microphone check, pace and fillers beside the score. */
import { beforeEach, describe, expect, it } from 'vitest'
import { expectAccessible, signUp, type Visit, visit } from '../helpers/browser'
import { shareSite } from '../helpers/site'

const site = shareSite()

/** Stubs of speech synthesis and recognition for a browser without audio devices. */
const withSpeech = () => {
  const heard: { onresult?: (event: unknown) => void } = {}
  const resultOf = (transcript: string, isFinal: boolean) => ({
    resultIndex: 0,
    results: [{ isFinal, 0: { transcript } }],
  })
  class Recognition {
    onresult: ((event: unknown) => void) | null = null
    onend: (() => void) | null = null
    /** As in a browser: the last words are recognised a moment after listening was stopped. */
    stop() {
      const { lastWords } = window as { lastWords?: string }
      if (lastWords === undefined) return
      setTimeout(() => {
        this.onresult?.(resultOf(lastWords, true))
        this.onend?.()
      }, 300)
    }
    start() {
      heard.onresult = (event) => this.onresult?.(event)
    }
  }
  const spoken: string[] = []
  const speechSynthesis = {
    speak: ({ text }: SpeechSynthesisUtterance) => void spoken.push(text),
    cancel: () => {},
  }
  Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition, spoken })
  Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis })
  Object.assign(window, {
    say: (transcript: string, isFinal: boolean) => heard.onresult?.(resultOf(transcript, isFinal)),
  })
}

const FIRST =
  'basically I reconciled the four bank accounts every Friday and um I found payments that had been booked twice'
const SECOND = 'so the owner recovered one million two hundred thousand naira from the bank in May'
const BEGUN = 'so the owner recovered'

let now: Visit
beforeEach(async () => {
  now = await visit(site.browser, site.server.url)
  await now.context.addInitScript(withSpeech)
})

async function begin() {
  const { page, context } = now
  const { id } = await signUp(now)
  const started = await context.request.post('/api/interviews', { data: { userId: id, role: 'accountant' } })
  const interview = (await started.json()) as { id: string; questions: { id: string; text: string }[] }
  const save = { currentQuestionIndex: 0, answers: [] }
  await context.request.post(`/api/interviews/${interview.id}/save`, { data: save })
  await page.goto(`/interview?id=${interview.id}`)
  await page.getByText('Question 1 of 5').first().waitFor()
  return interview
}

const say = (text: string, isFinal: boolean) =>
  now.page.evaluate(
    ([words, final]) => (window as unknown as { say: (...said: unknown[]) => void }).say(words, final),
    [text, isFinal] as const,
  )

/** Speaks, and is still speaking. @param lastWords what is recognised once listening is stopped */
async function startListening(lastWords: string | undefined) {
  const { page } = now
  await page.evaluate((words) => Object.assign(window, { lastWords: words }), lastWords)
  await page.getByRole('button', { name: 'Voice Answer' }).click()
  await say(FIRST, true)
  await say(BEGUN, false)
  await page.getByText(BEGUN, { exact: true }).waitFor()
}

const firstAnswer = async (interviewId: string): Promise<string> =>
  (await (await now.context.request.get(`/api/interviews/${interviewId}`)).json()).answers[0].text

describe('a spoken answer', () => {
  it('is measured separately from its score, and can be corrected', async () => {
    const { page, context } = now
    const interview = await begin()
    await page.getByRole('button', { name: 'Read aloud' }).click()
    expect(await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)).toEqual([
      interview.questions[0]?.text,
    ])
    await page.getByRole('button', { name: 'Stop reading' }).click()

    await page.getByRole('button', { name: 'Voice Answer' }).click()
    await say('basically', false)
    await page.waitForTimeout(1500)
    await say(FIRST, true)
    await page.waitForTimeout(2300)
    await say('so the', false)
    await say(SECOND, true)
    await page.getByRole('button', { name: 'Stop Listening' }).click()

    const report = page.getByRole('region', { name: 'How it was spoken' })
    await report.waitFor()
    expect(await report.textContent()).toMatch(/Pace\d+ words a minute/)
    expect(await report.textContent()).toMatch(/Pauses1, of [23] seconds/)
    expect(await report.textContent()).toContain('“basically” once, “um” once')
    await page.getByText('Check the text for mistakes and correct them').waitFor()
    await expectAccessible(page, 'a spoken answer')

    const answer = page.getByRole('textbox', { name: 'Your answer' })
    expect(await answer.inputValue()).toBe(`${FIRST} ${SECOND}`)
    const corrected = `I reconciled the four bank accounts every Friday. I found payments that had been booked twice. ${SECOND}.`
    await answer.fill(corrected)
    await page.reload()
    await report.waitFor()

    await page.getByRole('button', { name: 'Finish Interview' }).click()
    await page.getByRole('button', { name: 'Finish & Get Results' }).click()
    await page.waitForURL('**/results/**')
    const stored = async () => (await context.request.get(`/api/interviews/${interview.id}`)).json()
    await expect.poll(async () => (await stored()).feedbackStatus).toBe('ready')
    expect((await stored()).answers[0].text).toBe(corrected)
    await page.goto(`/results/${interview.id}`)
    const question = page.getByRole('button', { name: /^\d+ out of 100\. 1\./ })
    if ((await question.getAttribute('aria-expanded')) === 'false') await question.click()
    await report.waitFor()
    expect(await report.textContent()).toContain('does not affect the score.')
    expect(now.complaints).toEqual([])
  })

  it.each([
    { when: 'they are recognised after the end', lastWords: SECOND },
    { when: 'they are never recognised for good', lastWords: undefined },
  ])('keeps its last words when the interview is submitted while listening, where $when', async ({ lastWords }) => {
    const { page } = now
    const { id } = await begin()
    await startListening(lastWords)
    await page.getByRole('button', { name: 'Finish Interview' }).click()
    await page.getByRole('button', { name: 'Finish & Get Results' }).click()
    await page.waitForURL('**/results/**')
    expect(await firstAnswer(id)).toBe(`${FIRST} ${lastWords ?? BEGUN}`)
    expect(now.complaints).toEqual([])
  })

  it('keeps its last words when the interview is saved while listening', async () => {
    const { page } = now
    const { id } = await begin()
    await startListening(SECOND)
    await page.getByRole('button', { name: 'Save & Continue Later' }).click()
    await page.waitForURL('**/dashboard')
    expect(await firstAnswer(id)).toBe(`${FIRST} ${SECOND}`)
  })
})

describe('the check of the microphone', () => {
  it('detects a voice, and reports success', async () => {
    const { page, context } = now
    await context.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = async () => {
        const audio = new AudioContext()
        const voice = audio.createOscillator()
        const line = audio.createMediaStreamDestination()
        voice.connect(line)
        voice.start()
        return line.stream
      }
    })
    await begin()
    await page.getByRole('button', { name: 'Check microphone' }).click()
    const dialog = page.getByRole('dialog', { name: 'Check your microphone' })
    await dialog.getByText('You can be heard.').waitFor()
    await dialog.getByText('Your browser can turn speech into text.').waitFor()
    await expectAccessible(page, 'the check of the microphone')
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect.poll(() => dialog.count()).toBe(0)
  })

  it('gives advice without a microphone, and can be retried', async () => {
    const { page, context } = now
    await context.addInitScript(() => {
      let tries = 0
      navigator.mediaDevices.getUserMedia = async () => {
        tries++
        if (tries === 1) throw new DOMException('none', 'NotFoundError')
        throw new DOMException('no', 'NotAllowedError')
      }
    })
    await begin()
    await page.getByRole('button', { name: 'Check microphone' }).click()
    await page.getByText('No microphone was found. Connect one, then try again.').waitFor()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('The microphone is blocked.').waitFor()
  })
})
