import { describe, expect, it } from 'vitest'
import { found } from './read'

const SENTENCES = [
  'Acme does not charge a fee at any stage of recruitment.',
  'We participate in E-Verify and will provide the government with your Form I-9 information.',
  'The Board reserves the right to reject any application.',
  'We have a zero tolerance policy towards sexual exploitation and abuse.',
  'Any form of canvassing will lead to automatic disqualification.',
  'All offers are subject to satisfactory references and a criminal record check.',
  'By submitting your application you agree to our privacy notice.',
  'Women and persons living with disabilities are strongly encouraged to apply.',
  'If you need adjustments during the interview, let us know.',
  'We do not accept unsolicited CVs from agencies.',
  'We are committed to safeguarding children and expect all staff to share this commitment.',
  'You must be 18 or over to apply.',
  'Due to the volume of applications we cannot reply to everyone.',
  'Please quote the reference number in your covering letter.',
  'Your personal data will be processed in accordance with the GDPR.',
  'Beware of scams: our recruiters only write from our own domain.',
  'Candidates must be authorized to work in the U.S. without company sponsorship.',
  'You must create an Indeed account before continuing to apply.',
  "If you haven't heard from us in three weeks, we've gone with someone else, sorry.",
  'Must be willing to undergo a medical examination.',
]

it('a notice period that is named by its letters is no requirement', () => {
  const text =
    'Hi Network,\n\nMy client, a Series C SaaS company, is hiring a Senior Legal Counsel in Pune.\n\n' +
    'Experience: 8–12 yrs PQE\nBudget: up to 45 LPA fixed + ESOPs\nNP: max 60 days (buyout available)\n\n' +
    'Must haves:\n→ Data privacy: GDPR\n→ Team handling experience\n\nGood to have: CIPP/E'
  expect(found(text).join()).not.toMatch(/60 days/)
})

describe.each(SENTENCES)('%s', (sentence) => {
  it.each([
    ['below the list', `Data Analyst\nOrla Foods\n\nRequirements\n- SQL\n- Excel\n\n${sentence}`, ['SQL', 'Excel']],
    ['in the list', `Data Analyst\nOrla Foods\n\nRequirements\n- SQL\n- ${sentence}`, ['SQL']],
    ['in prose', `Orla Foods is hiring a Data Analyst. You need SQL. ${sentence}`, ['SQL']],
  ])('is no requirement %s', (_where, text, wanted) => {
    expect(found(text)).toEqual(wanted)
  })
})
