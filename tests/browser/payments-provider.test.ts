/** Buying a plan through the provider's popup, whose script the test replaces, against the production build. */
import type { Page } from 'playwright-core'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { signUp } from '../helpers/browser'
import { FakePaystack, PUBLIC_KEY, SECRET_KEY } from '../helpers/fake-paystack'
import { runSite, visitEach } from '../helpers/site'

const SCRIPT_URL = 'https://js.paystack.co/v2/inline.js'

/** Like the provider's script: an overlay with callbacks. It may report success twice. */
const SCRIPT = `window.PaystackPop = class {
  resumeTransaction(accessCode, { onSuccess, onCancel }) {
    const frame = document.createElement('div')
    frame.id = 'provider'
    frame.dataset.code = accessCode
    frame.style = 'position: fixed; inset: 0; z-index: 2147483647; background: #fff'
    const add = (name, act) => {
      const button = document.createElement('button')
      button.textContent = name
      button.onclick = act
      frame.append(button)
    }
    add('Provider: pay', () => { frame.remove(); onSuccess({}); onSuccess({}) })
    add('Provider: close', () => { frame.remove(); onCancel() })
    document.body.append(frame)
  }
}`

let paystack: FakePaystack
let page: Page
let scriptLoads: number
const site = runSite({
  env: {
    PAYSTACK_SECRET_KEY: SECRET_KEY,
    PAYSTACK_PUBLIC_KEY: PUBLIC_KEY,
    RATE_LIMIT_FACTOR: '100',
  },
  prepare: async () => {
    paystack = await FakePaystack.start()
    return { PAYSTACK_BASE_URL: paystack.baseUrl }
  },
})
afterAll(() => paystack?.close())
const now = visitEach(site)
beforeEach(async () => {
  page = now.page
  scriptLoads = 0
  await page.route(SCRIPT_URL, (route) => {
    scriptLoads += 1
    return route.fulfill({ contentType: 'text/javascript', body: SCRIPT })
  })
  await signUp(now)
  await page.goto('/dashboard')
})

/** For busy machines. */
const PATIENT = { timeout: 10_000 }

const button = (name: string | RegExp) => page.getByRole('button', { name })
const text = (value: string | RegExp) => page.getByText(value, { exact: typeof value === 'string' }).first()

async function toldOf(title: string, description?: string): Promise<void> {
  const message = page.locator('[data-sonner-toast]').filter({ hasText: title })
  await message.waitFor()
  if (description) expect(await message.textContent()).toContain(description)
}

/** Opens the popup from the dialog on the dashboard, and returns the reference of the payment. */
async function openPopup(): Promise<string> {
  await button(/^Upgrade to the Monthly Plan/).click()
  await button('Choose Monthly Plan').click()
  await page.locator('#provider').waitFor()
  return String(paystack.initialized.at(-1)?.reference)
}

const press = (name: 'Provider: pay' | 'Provider: close') => page.getByText(name, { exact: true }).click()

describe("the provider's popup", () => {
  it("is loaded on payment, resumes the server's payment, and may report twice", async () => {
    expect(scriptLoads).toBe(0)
    const reference = await openPopup()
    expect(scriptLoads).toBe(1)
    expect(await page.locator('#provider').getAttribute('data-code')).toBe(`code_${paystack.initialized.length}`)
    paystack.pay(reference)
    const asked = paystack.verified.length
    await press('Provider: pay')
    await toldOf('Plan activated!')
    await text('Unlimited interviews').waitFor()
    expect(paystack.verified.slice(asked)).toEqual([reference])
  })

  it('with a test key marks the payment as a test, in the list and on the receipt', async () => {
    paystack.pay(await openPopup())
    await press('Provider: pay')
    await toldOf('Plan activated!')
    await page.goto('/settings')
    await text('Test payment, no money moved').waitFor()
    await page.getByRole('link', { name: /^Receipt/ }).click()
    await page.getByRole('heading', { name: 'Receipt' }).waitFor()
    await text('Test payment, no money moved').waitFor()
  })

  it('charges nothing when it is closed, and shows the plans again', async () => {
    await openPopup()
    await press('Provider: close')
    await toldOf('Payment cancelled', 'No charges were made.')
    await page.getByRole('heading', { name: 'Choose a plan' }).waitFor()
    expect(await button('Choose Monthly Plan').isEnabled()).toBe(true)
  })

  it('still activates the plan when it is closed after the payment', async () => {
    paystack.pay(await openPopup())
    await press('Provider: close')
    await toldOf('Plan activated!')
    await expect.poll(() => page.getByRole('dialog').count(), PATIENT).toBe(0)
  })

  it('may fail to report: the plan is active after a reload', async () => {
    paystack.pay(await openPopup())
    await page.reload()
    await toldOf('Plan activated!')
    await text('Unlimited interviews').waitFor()
  })

  it('shows a message when its script does not load, and can be retried', async () => {
    await page.unroute(SCRIPT_URL)
    await page.route(SCRIPT_URL, (route) => route.abort())
    await button(/^Upgrade to the Monthly Plan/).click()
    await button('Choose Monthly Plan').click()
    await toldOf('Payment failed', 'The card checkout could not be loaded.')
    await page.unroute(SCRIPT_URL)
    await page.route(SCRIPT_URL, (route) => route.fulfill({ contentType: 'text/javascript', body: SCRIPT }))
    await button('Choose Monthly Plan').click()
    await page.locator('#provider').waitFor()
  })
})

describe('after the payment', () => {
  it('an unresponsive provider is polled', async () => {
    const reference = await openPopup()
    paystack.pay(reference)
    paystack.faults.push({ status: 500, body: '<h1>Oops</h1>' }, { status: 500, body: '<h1>Oops</h1>' })
    await press('Provider: pay')
    await text('Your payment is being confirmed').waitFor()
    await toldOf('Plan activated!')
    await expect.poll(() => text('Your payment is being confirmed').isVisible(), PATIENT).toBe(false)
  })

  it('a pending bank transfer is polled', async () => {
    const reference = await openPopup()
    paystack.set(reference, { status: 'processing' })
    await press('Provider: pay')
    await text('Your payment is being confirmed').waitFor()
    paystack.pay(reference)
    await button('Check again').click()
    await toldOf('Plan activated!')
  })

  it("a mismatch is reported in the server's words", async () => {
    const reference = await openPopup()
    paystack.pay(reference, { amount: 1_249_999, requested_amount: 1_249_999 })
    await press('Provider: pay')
    await toldOf('Verification failed', 'The payment does not match the price of the plan. Please contact support.')
  })
})
