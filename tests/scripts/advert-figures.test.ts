import { expect, it } from 'vitest'
import { advertFigures, furtherAdverts, labelledAdverts } from '../../scripts/accuracy/advert-figures'

it('finds most labelled requirements of adverts, and few others', () => {
  const figures = new Map(advertFigures(labelledAdverts('fit')).map(({ name, value }) => [name, value]))
  expect(figures.get('adverts: requirements, precision')).toBeGreaterThan(0.95)
  expect(figures.get('adverts: requirements, recall')).toBeGreaterThan(0.95)
  expect(figures.get('adverts: priority right, of those found')).toBeGreaterThan(0.95)
  expect(figures.get('adverts: titles right')).toBeGreaterThan(0.95)
  expect(figures.get('adverts: employers right')).toBeGreaterThan(0.95)
})

it('reads other layouts of adverts nearly as well', () => {
  const figures = new Map(advertFigures(labelledAdverts('more')).map(({ name, value }) => [name, value]))
  expect(figures.get('adverts: requirements, precision')).toBeGreaterThan(0.9)
  expect(figures.get('adverts: requirements, recall')).toBeGreaterThan(0.88)
  expect(figures.get('adverts: kind right, of those found')).toBeGreaterThan(0.92)
  expect(figures.get('adverts: titles right')).toBeGreaterThan(0.95)
  expect(figures.get('adverts: employers right')).toBeGreaterThan(0.95)
  expect(figures.get('adverts: boilerplate among the requirements')).toBeLessThan(0.005)
})

it('finds requirements in layouts that neither rules nor models have seen, a tenth of them by the fitted model', () => {
  const figures = new Map(advertFigures(furtherAdverts('check')).map(({ name, value }) => [name, value]))
  expect(figures.get('adverts: requirements, precision')).toBeGreaterThan(0.78)
  expect(figures.get('adverts: requirements, recall')).toBeGreaterThan(0.65)
})
