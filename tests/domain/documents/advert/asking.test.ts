import { expect, it } from 'vitest'
import { skillTaxonomy } from '@/content/skills'
import { askingsOf } from '@/domain/documents/advert/asking'
import { linesOf } from '@/domain/documents/advert/lines'
import { sectionsOf } from '@/domain/documents/advert/sections'
import { sentencesIn } from '@/domain/documents/advert/sentences'
import { lexiconOf } from '@/domain/documents/lexicon'
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

it('says of each sentence what it states', () => {
  const text = 'Data Analyst\n\nRequirements\n- SQL\n- Strong knowledge of Excel\n\nBenefits\n- Pension and free lunch'
  const sentences = sentencesIn(text, sectionsOf(linesOf(text)))
  const told = askingsOf(sentences, lexiconOf(skillTaxonomy())).map(({ asking }, i) => [sentences[i]?.text, asking])
  expect(Object.fromEntries(told)).toMatchObject({
    SQL: 'asks',
    'Strong knowledge of Excel': 'asks',
    'Pension and free lunch': 'none',
  })
})

it('does not find benefits and the employer', () => {
  expect(found(ADVERT)).toEqual(expect.arrayContaining(['Xero']))
  expect(found(ADVERT).join()).not.toMatch(/days off|cheese|Kestrel/)
})

it('reads the first five hundred sentences of a text of any length', () => {
  expect(found('a\n'.repeat(30_000))).toEqual([])
})
