import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../helpers/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

describe('public resources', () => {
  it('are the plans with their prices', async () => {
    const plans = await app.visitor().trpc.payment.plans.query()
    expect(plans.map(({ id, price }) => [id, price])).toEqual([
      ['free', 0],
      ['pay-per-use', 2_500],
      ['monthly', 12_500],
    ])
  })

  it('are the guides; one that does not exist is 404', async () => {
    const { status, body } = await app.visitor().get('/api/guides')
    expect(status).toBe(200)
    expect(Array.isArray(body)).toBe(true)
    expect(await app.visitor().trpc.guide.list.query()).toEqual(body)
    const missing = await app.visitor().get('/api/guides/no-such-guide')
    expect(missing.status).toBe(404)
    expect(missing.body).toEqual({
      code: 'NOT_FOUND',
      reason: 'guide-not-found',
      message: "The guide you're looking for doesn't exist.",
    })
  })
})
