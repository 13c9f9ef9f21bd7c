import { expect, it } from 'vitest'
import { freeHeldPoints } from '@/domain/cv-review/gains'
import type { Row } from '@/domain/cv-review/rows'
import { isNearestOnly, isStrength } from '@/domain/cv-review/strength'
import type { RequirementKind } from '@/domain/documents/types'
import { practiceName } from '@/features/cv-review/practice-name'

const row = (text: string, kind: RequirementKind, quote: string): Row => ({
  text,
  kind,
  priority: 'required',
  line: text,
  verdict: 'has',
  quote,
  place: 'recent job',
  requirement: {
    ...{ text, kind, priority: 'required', line: text, start: 0, end: text.length },
    ...{ choice: null, skill: null, years: null, degree: null },
  },
  weight: 1,
})

it.each([
  ['chase truck owners', 'skill', 'Reconcile two bank accounts every month', false],
  ['reconcile four bank accounts', 'duty', 'Reconcile two bank accounts every month', true],
  ['keep the risk register', 'duty', 'Log of threats with owners and dates, read every Tuesday', true],
  // Many lines tell of such work.
  ['join the on-call rota', 'duty', 'Carried the pager one week in five', false],
  ['Excel', 'tool', 'Spreadsheets', true],
  ['live on site at Lugbe', 'skill', 'Preparation of daily site report', false],
  ['attention to detail', 'skill', 'Careful with every detail', false],
] as const)('a line about the requirement makes a strength: %s (%s), %s', (text, kind, quote, isOne) => {
  expect(isStrength(row(text, kind, quote))).toBe(isOne)
})

it.each([
  ['chase truck owners', 'skill', 'Reconcile two bank accounts every month', true],
  ['reconcile four bank accounts', 'duty', 'Reconcile two bank accounts every month', false],
  ['Excel', 'tool', 'Spreadsheets', false],
  ['live on site at Lugbe', 'skill', 'Preparation of daily site report', false],
] as const)('a line may only be the nearest to the requirement: %s (%s), %s', (text, kind, quote, isNearest) => {
  expect(isNearestOnly(row(text, kind, quote))).toBe(isNearest)
})

it('sees that a gain includes points that are held back', () => {
  expect(freeHeldPoints([{ gain: 15.1, points: 0, max: 11.5 }])).toBe(true)
  expect(freeHeldPoints([{ gain: 11.6, points: 0, max: 11.5 }])).toBe(false)
  expect(freeHeldPoints([{ gain: 5.8, points: 5.7, max: 11.5 }])).toBe(false)
})

it.each([
  ['Experience with A/B testing', 'experience with A/B testing'],
  ['Power BI', 'Power BI'],
  ['IFRS 16', 'IFRS 16'],
  ['Bookkeeping', 'Bookkeeping'],
  ['Write tests', null],
  ['good writing', null],
  ['Own the reporting of all nine branches', null],
])('%s is practised as %s', (text, said) => {
  expect(practiceName(text)).toBe(said)
})
