import { expect, it } from 'vitest'
import { stemOf } from '@/domain/text/stem'
import { gerundOf, IRREGULAR_PASTS, pastOf } from '@/domain/text/verb-forms'

it.each([
  ['go', 'went', 'going'],
  ['write', 'wrote', 'writing'],
  ['run', 'ran', 'running'],
  ['analyse', 'analysed', 'analysing'],
  ['plan', 'planned', 'planning'],
  ['monitor', 'monitored', 'monitoring'],
  ['put', 'put', 'putting'],
  ['ship', 'shipped', 'shipping'],
  ['carry', 'carried', 'carrying'],
  ['tie', 'tied', 'tying'],
  ['do', 'did', 'doing'],
  ['begin', 'began', 'beginning'],
  ['hit', 'hit', 'hitting'],
  ['learn', 'learned', 'learning'],
  ['control', 'controlled', 'controlling'],
  ['oversee', 'oversaw', 'overseeing'],
])('forms the past tense and the gerund of %s', (base, past, gerund) => {
  expect(pastOf(base)).toBe(past)
  expect(gerundOf(base)).toBe(gerund)
})

it('gives all forms of an irregular verb one stem', () => {
  expect(stemOf('gone')).toBe(stemOf('go'))
  expect(stemOf('went')).toBe(stemOf('go'))
  expect(stemOf('used')).toBe(stemOf('use'))
  expect(stemOf('bits')).toBe(stemOf('bit'))
  expect(stemOf('written')).toBe(stemOf('write'))
})

it('knows a past tense only where it differs from the base', () => {
  expect(IRREGULAR_PASTS.get('rang')).toBe('ring')
  expect(IRREGULAR_PASTS.has('gone')).toBe(false)
  expect(IRREGULAR_PASTS.has('set')).toBe(false)
})
