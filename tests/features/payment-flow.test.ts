import { describe, expect, it } from 'vitest'
import { advance, busyPlan, canChoose, isCovered, isSettling } from '@/features/payments/advance'
import type { Answer, Effect, Flow, FlowEvent, OpenPayment, Reason } from '@/features/payments/flow'
import { activeUntilText, TEXTS, type TextKey } from '@/features/payments/texts'
import { SIGN_IN_TEXT } from '@/features/payments/use-ask-to-sign-in'
import { dateFormats } from '@/lib/format'
import type { UserDto } from '@/schemas/user'

const user = { id: 'u', plan: 'monthly' } as UserDto

const payment = (changes: Partial<OpenPayment> = {}): OpenPayment => ({
  reference: 'r',
  plan: 'monthly',
  userId: 'u',
  provider: 'paystack',
  accessCode: 'code',
  amount: 1_250_000,
  startedAt: 0,
  isReported: false,
  ...changes,
})
const reported = payment({ isReported: true })
const sandbox = payment({ provider: 'sandbox', accessCode: null })

const IDLE: Flow = { step: 'idle' }
const asking = (reason: Reason, tries = 0): Flow => ({
  step: 'asking',
  payment: reason === 'reported' ? reported : payment(),
  reason,
  tries,
})
const confirming = (tries: number, of = reported): Flow => ({ step: 'confirming', payment: of, tries })

const ACTIVE: Answer = { kind: 'active', user }
const UNDER_WAY: Answer = { kind: 'open', isUnderWay: true }
const UNREACHABLE: Answer = { kind: 'open', isUnderWay: false }
const SILENCE: Answer = { kind: 'unanswered' }
const UNPAID: Answer = { kind: 'unpaid', message: 'Not paid.', canContinue: true }
const FAILED: Answer = { kind: 'unpaid', message: 'Refused.', canContinue: false }
const IN_REVIEW: Answer = { kind: 'refused', message: 'In review.' }

/** Applies the events in order; returns the final state and all effects. */
function follow(flow: Flow, ...events: FlowEvent[]): { flow: Flow; effects: Effect[] } {
  const effects: Effect[] = []
  let current = flow
  for (const event of events) {
    const [next, ...more] = advance(current, event)
    current = next
    effects.push(...more)
  }
  return { flow: current, effects }
}

const answer = (flow: Flow, given: Answer) => follow(flow, { type: 'answered', answer: given })
const said = (effects: Effect[]) => effects.flatMap((effect) => (effect.do === 'say' ? [effect.text] : []))
const done = (effects: Effect[]) => effects.map((effect) => effect.do)

describe('the states of a payment', () => {
  it('go from the plan through the popup and the check to the new plan', () => {
    const { flow, effects } = follow(
      IDLE,
      { type: 'chosen', plan: 'monthly' },
      { type: 'started', payment: payment() },
      { type: 'reported' },
      { type: 'answered', answer: ACTIVE },
    )
    expect(flow).toEqual({ step: 'done', payment: reported })
    expect(advance(flow, { type: 'dismissed' })).toEqual([IDLE])
    expect(effects).toEqual([
      { do: 'start', plan: 'monthly' },
      { do: 'remember', payment: payment() },
      { do: 'open-popup', payment: payment() },
      { do: 'remember', payment: reported },
      { do: 'say', text: 'paid' },
      { do: 'ask', reference: 'r' },
      { do: 'forget' },
      { do: 'activate', user },
      { do: 'say', text: 'activated' },
    ])
  })

  it('start one payment however often the button is clicked', () => {
    const choose: FlowEvent = { type: 'chosen', plan: 'monthly' }
    const { flow, effects } = follow(IDLE, choose, choose, { type: 'chosen', plan: 'pay-per-use' })
    expect(flow).toEqual({ step: 'starting', plan: 'monthly' })
    expect(done(effects)).toEqual(['start'])
  })

  it('check once when the popup reports twice, and ignore a report after the end', () => {
    const { effects } = follow({ step: 'open', payment: payment() }, { type: 'reported' }, { type: 'reported' })
    expect(done(effects)).toEqual(['remember', 'say', 'ask'])
    expect(follow(IDLE, { type: 'reported' })).toEqual({ flow: IDLE, effects: [] })
  })

  it('accept a report after the popup was closed', () => {
    const { flow, effects } = follow({ step: 'open', payment: payment() }, { type: 'closed' }, { type: 'reported' })
    expect(flow).toEqual(asking('reported'))
    expect(said(effects)).toEqual(['paid'])
  })
})

describe('the message', () => {
  const open: Flow = { step: 'open', payment: payment() }
  const starting: Flow = { step: 'starting', plan: 'monthly' }
  const cases: [string, Flow, FlowEvent, TextKey][] = [
    ['no payment could be begun', starting, { type: 'not-started' }, 'notStarted'],
    ['the script did not arrive', open, { type: 'not-loaded' }, 'notLoaded'],
    ['the provider does not open the payment', open, { type: 'not-opened' }, 'notStarted'],
    ['a test payment was closed', { step: 'open', payment: sandbox }, { type: 'closed' }, 'closed'],
    ['closed and not paid', asking('closed'), { type: 'answered', answer: UNPAID }, 'closed'],
    ['closed, and unpaid at a later check', asking('closed', 3), { type: 'answered', answer: FAILED }, 'closed'],
    ['closed, paid and in review', asking('closed'), { type: 'answered', answer: IN_REVIEW }, 'refused'],
    ['closed and paid all the same', asking('closed'), { type: 'answered', answer: ACTIVE }, 'activated'],
    ['reported', open, { type: 'reported' }, 'paid'],
    ['reported and paid', asking('reported'), { type: 'answered', answer: ACTIVE }, 'activated'],
    ['reported and refused', asking('reported'), { type: 'answered', answer: FAILED }, 'refused'],
    ['reported and never answered', asking('reported', 2), { type: 'answered', answer: SILENCE }, 'unanswered'],
    ['found and paid', asking('found'), { type: 'answered', answer: ACTIVE }, 'activated'],
  ]
  it.each(cases)('when %s', (_when, flow, event, text) => {
    expect(said(follow(flow, event).effects)).toEqual([text])
  })

  it('is reachable for every text', () => {
    const reached = new Set(cases.map(([, , , text]) => text))
    expect(Object.keys(TEXTS).filter((key) => !reached.has(key as TextKey))).toEqual([])
  })

  it("is the server's where it has one, and the catalogue's otherwise", () => {
    const [, ...refused] = advance(asking('reported'), { type: 'answered', answer: FAILED })
    expect(refused).toContainEqual({ do: 'say', text: 'refused', description: 'Refused.' })
    const silent: Answer = { kind: 'unpaid', message: '', canContinue: false }
    const [, ...unworded] = advance(asking('reported'), { type: 'answered', answer: silent })
    expect(unworded).toContainEqual({ do: 'say', text: 'refused', description: undefined })
  })

  it('matches the catalogue of errors', () => {
    const pairs = [SIGN_IN_TEXT, ...Object.values(TEXTS)].map((text) => [
      text.title,
      'description' in text ? text.description : null,
    ])
    expect(pairs).toEqual([
      ['Please log in', 'You need to be logged in to purchase a plan.'],
      ['Payment failed', 'Something went wrong. Please try again.'],
      ['Payment failed', expect.stringMatching(/^The card checkout could not be loaded\..*Nothing was charged\.$/)],
      ['Payment cancelled', 'No charges were made.'],
      ['Payment successful!', 'Your plan is being activated. This may take a few moments.'],
      ['Plan activated!', null],
      ['Verification failed', 'Payment was made but verification failed. Please contact support.'],
      ['Verification error', 'Please contact support to activate your plan.'],
    ])
  })
})

it('the end of an active plan has a time where the plan is one of a day', () => {
  const end = new Date('2026-11-30T13:05:00Z')
  expect(activeUntilText('pay-per-use', end, dateFormats('UTC'))).toBe('Active until 30 Nov 2026, 13:05')
  expect(activeUntilText('monthly', end, dateFormats('UTC'))).toBe('Active until 30 November 2026')
})

describe('an undecided payment', () => {
  it.each([
    ['the bank is still at work', UNDER_WAY],
    ['the provider does not answer', UNREACHABLE],
    ['the server does not answer', SILENCE],
  ])('is shown as being confirmed, never as failed, while %s', (_why, given) => {
    const { flow, effects } = answer(asking('reported'), given)
    expect(flow).toEqual(confirming(1))
    expect(effects).toEqual([{ do: 'wait', ms: 1_000 }])
  })

  it('is polled at growing intervals, then only on request', () => {
    const pauses: number[] = []
    let flow: Flow = asking('reported')
    for (let n = 0; n < 12; n++) {
      const waiting = answer(flow, UNDER_WAY)
      pauses.push(...waiting.effects.flatMap((effect) => (effect.do === 'wait' ? [effect.ms] : [])))
      expect(canChoose(waiting.flow)).toBe(n >= 8)
      flow = follow(waiting.flow, { type: 'ask-again' }).flow
    }
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000, 30_000])
  })

  it('reports a missing response once', () => {
    const texts = [0, 1, 2, 3, 4, 5].flatMap((tries) => said(answer(asking('reported', tries), SILENCE).effects))
    expect(texts).toEqual(['unanswered'])
  })

  it('blocks other purchases until it takes too long', () => {
    expect(busyPlan(confirming(1))).toBe('monthly')
    expect(follow(confirming(1), { type: 'chosen', plan: 'pay-per-use' }).effects).toEqual([])
    expect(busyPlan(confirming(9))).toBeNull()
  })

  it('is also confirmed when the popup was closed during a transfer', () => {
    expect(answer(asking('closed'), UNDER_WAY).flow).toEqual({ step: 'confirming', payment: payment(), tries: 1 })
  })

  it.each([
    ['the provider', UNREACHABLE],
    ['the server', SILENCE],
  ])('is confirmed, stored and never called unpaid while %s cannot be asked after closing', (_who, given) => {
    const { flow, effects } = answer(asking('closed'), given)
    expect(flow).toEqual(confirming(1, payment()))
    expect(effects).toEqual([{ do: 'wait', ms: 1_000 }])
    const again = follow(flow, { type: 'ask-again' }).flow
    expect(again).toEqual(asking('closed', 1))
    expect(isCovered(again)).toBe(false)
    expect(done(answer(again, UNPAID).effects)).toEqual(['forget', 'say'])
  })

  it('takes a report of the popup that comes while a closed payment is confirmed', () => {
    expect(follow(confirming(2, payment()), { type: 'reported' }).flow).toEqual(asking('reported'))
  })

  it('does not send a payer to support who closed the popup and never reported a payment', () => {
    expect(said(answer(asking('closed', 2), SILENCE).effects)).toEqual([])
  })
})

describe('coming back', () => {
  it('checks on return from a banking app, and keeps the popup if nothing is paid', () => {
    const open: Flow = { step: 'open', payment: payment() }
    const { flow, effects } = follow(open, { type: 'returned' })
    expect(done(effects)).toEqual(['ask'])
    for (const given of [UNPAID, UNDER_WAY, UNREACHABLE, SILENCE])
      expect(answer(flow, given)).toEqual({ flow: open, effects: [] })
    expect(said(answer(flow, ACTIVE).effects)).toEqual(['activated'])
  })

  it('ignores an outdated response once the popup was closed', () => {
    const { flow, effects } = follow({ step: 'open', payment: payment() }, { type: 'returned' }, { type: 'closed' })
    expect(flow).toEqual(asking('closed'))
    expect(done(effects)).toEqual(['ask', 'ask'])
  })

  it('after a reload resumes a reported payment', () => {
    expect(follow(IDLE, { type: 'found', payment: reported }).flow).toEqual(asking('reported'))
  })

  it('after a reload offers to continue an unpaid payment, without a message', () => {
    const found = follow(IDLE, { type: 'found', payment: payment() }).flow
    const { flow, effects } = answer(found, UNPAID)
    expect({ flow, effects }).toEqual({ flow: { step: 'unfinished', payment: payment() }, effects: [] })
    expect(done(follow(flow, { type: 'continued' }).effects)).toEqual(['remember', 'open-popup'])
    expect(follow(flow, { type: 'dismissed' })).toEqual({ flow: IDLE, effects: [{ do: 'forget' }] })
  })

  it('after a reload silently drops a payment that ended without money', () => {
    expect(answer(asking('found'), FAILED)).toEqual({ flow: IDLE, effects: [{ do: 'forget' }] })
  })

  it('does not block the choice of a plan meanwhile', () => {
    expect(busyPlan(asking('found'))).toBeNull()
    expect(follow(asking('found'), { type: 'chosen', plan: 'monthly' }).flow.step).toBe('starting')
  })
})

describe('a session that has ended', () => {
  it.each<[string, Flow, FlowEvent]>([
    ['while a payment begins', { step: 'starting', plan: 'monthly' }, { type: 'session-ended' }],
    ['while the server is asked', asking('reported'), { type: 'answered', answer: { kind: 'signed-out' } }],
  ])('%s is reported as such and nothing else', (_when, flow, event) => {
    expect(follow(flow, event)).toEqual({ flow: IDLE, effects: [{ do: 'end-session' }] })
  })
})

describe('the state for screens', () => {
  it("includes whether the provider's popup covers the page", () => {
    expect(isCovered({ step: 'open', payment: payment() })).toBe(true)
    expect(isCovered(asking('closed'))).toBe(true)
    expect(isCovered({ step: 'open', payment: sandbox })).toBe(false)
    expect(isCovered(asking('reported'))).toBe(false)
  })

  it('includes whether the plan is about to start', () => {
    expect([asking('reported'), confirming(1)].map(isSettling)).toEqual([true, true])
    expect([IDLE, asking('closed'), asking('found')].map(isSettling)).toEqual([false, false, false])
  })
})
