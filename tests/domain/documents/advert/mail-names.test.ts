import { expect, it } from 'vitest'
import { mailNamesIn } from '@/domain/documents/advert/mail-names'

it.each([
  ['Write to hr@orlafoods.example. Orla Foods bakes bread.', [{ domain: 'orlafoods', written: 'Orla Foods' }]],
  ['At Adwo & Sons: info@adwoandsons.example', [{ domain: 'adwoandsons', written: 'Adwo & Sons' }]],
  ['CVs to jobs@moneta-delta.example', [{ domain: 'moneta-delta', written: null }]],
  ['CVs to orlafoods@gmail.com', []],
  ['No address here', []],
])('names the employer by the addresses of %j', (text, names) => {
  expect(mailNamesIn(text)).toEqual(names)
})
