import { expect, it } from 'vitest'
import { skillTaxonomy } from '@/content/skills'
import { pairScorer } from '@/domain/cv-review/score'

const match = pairScorer(skillTaxonomy(), new Date('2026-06-15'))

const DRIVER = `Musa Bello
Driver

Experience
Truck Driver, Dantata Haulage, Kano
March 2018 - Present
- Drive a 30-ton truck between Kano, Lagos and Port Harcourt, three trips a week
- Check tyres, oil and brakes before each trip and log faults

Driving licence class E`
const STORE_KEEPER = `Grace Achieng
Store Keeper

Experience
Store Keeper, Twiga Foods, Nairobi
June 2019 - Present
- Receive and record 200 deliveries a week and check them against orders
- Count the stock each month with a team of four; differences fell from 4% to 1%

Skills: Excel, stock cards, forklift`
const CARER = `Blessing Okoro
Care worker

Experience
Carer, Sunrise Home, Leeds
May 2020 - Present
- Help 14 residents wash, dress and eat, and give medicines by the chart

NVQ Level 2 Health and Social Care, 2021`

const WANTED = {
  driver:
    'Driver wanted. Our depot needs a driver who holds a class E licence and knows Lagos well. Two years of ' +
    'experience. He or she delivers parcels, collects cash and cleans the van.',
  'store keeper':
    'Our warehouse in Nairobi is looking for a store keeper. The right person has looked after a store for three ' +
    'years or more, and can use Excel and stock cards. You will receive goods and count the stock every month.',
  carer:
    'Sunrise is a small family of homes. As a support worker you help residents with washing, dressing and meals, ' +
    'and you give medicines. You need your NVQ 2, and you should be happy to work nights.',
} as const

it.each([
  ['driver', DRIVER, [STORE_KEEPER, CARER]],
  ['store keeper', STORE_KEEPER, [DRIVER, CARER]],
  ['carer', CARER, [DRIVER, STORE_KEEPER]],
] as const)(
  'an advert for a %s matches a CV of that trade, and not one of a neighbouring trade',
  (trade, own, others) => {
    const score = (cv: string) => match(cv, WANTED[trade]).score
    expect(score(own)).toBeGreaterThanOrEqual(40)
    for (const other of others) expect(score(other)).toBeLessThan(25)
  },
)
