import { expect, it } from 'vitest'
import { found } from './read'

it('the priority is decided by the wording of an item before its heading', () => {
  const text = 'Requirements:\n- Excel\n- InDesign is a plus\n- French would help with our clients\n- CFA preferred'
  expect(found(text, 'required')).toEqual(['Excel'])
  expect(found(text, 'wished')).toEqual(['InDesign', 'French', 'CFA'])
})

it('the priority is decided per part of a sentence', () => {
  const text = 'Requirements:\n- B.Sc in Accounting; MBA an added advantage\n- Excellent English. Swahili is an asset.'
  expect(found(text, 'required')).toEqual(['B.Sc in Accounting', 'Excellent English'])
  expect(found(text, 'wished')).toEqual(['MBA', 'Swahili'])
})

it("the priority is 'mentioned' for duties and the team's tools", () => {
  const text = 'Writer\n\nWe use Airtable for planning.\n\nDuties\n- Write three articles\n\nRequirements\n- WordPress'
  expect(found(text, 'mentioned')).toEqual(['Airtable', 'Write three articles'])
  expect(found(text, 'required')).toEqual(['WordPress'])
})
