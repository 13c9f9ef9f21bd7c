import { describe, expect, it } from 'vitest'
import { found } from './read'

const ADVERT = `Kestrel Dairy
Bookkeeper

What lands on your desk
Bank reconciliation every Monday
Supplier statements

What gets you hired
A steady hand with Xero

The nice bits
28 days off and free cheese`

describe('sentences in which no rule finds a requirement', () => {
  it('are read by the fitted model', () => {
    expect(found(ADVERT)).toEqual(expect.arrayContaining(['Bank reconciliation every Monday', 'Xero']))
  })

  it('state no requirement where they are about the employer and its benefits', () => {
    expect(found(ADVERT).join()).not.toMatch(/days off|cheese|Kestrel/)
  })

  it('are read as far as the first five hundred, in a text of any length', () => {
    expect(found('a\n'.repeat(30_000))).toEqual([])
  })
})
