import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { QuotedText } from '@/components/quoted-text'

const quotesOf = (text: string) =>
  [
    ...renderToStaticMarkup(createElement(QuotedText, { text })).matchAll(
      /<strong[^>]*class="([^"]*)"[^>]*><span[^>]*>([^<]*)/g,
    ),
  ].map(([, className = '', quote]) => [quote, className.includes('block')])

it('several quotes in a row stand on lines of their own, a quote in a sentence does not', () => {
  expect(quotesOf('Add what is missing: “You name the rate” “You say who signs” “You close”')).toEqual([
    ['“You name the rate”', true],
    ['“You say who signs”', true],
    ['“You close”', true],
  ])
  expect(quotesOf('Does “we close” show all of this? “You name the rate”')).toEqual([
    ['“we close”', false],
    ['“You name the rate”', false],
  ])
})
