import { describe, expect, it } from 'vitest'
import {
  NOTHING_SPOKEN,
  type Spoken,
  type SpokenPiece,
  spokenFigures,
  withPiece,
} from '@/domain/interview/spoken-answer'

const WORDS = 'I booked the rent of three months as an expense of this year and told the auditor about it on Monday'

const take = (pieces: SpokenPiece[], start: Spoken = NOTHING_SPOKEN): Spoken =>
  pieces.reduce((spoken, piece, index) => withPiece(spoken, piece, pieces[index - 1] ?? null), start)

const figure = (spoken: Spoken, name: string, text = WORDS) =>
  spokenFigures(spoken, text).find((each) => each.name === name)

describe('what was spoken', () => {
  it('adds words and time, with the silence between pieces of one recording', () => {
    const spoken = take([
      { text: 'one two three', from: 1000, to: 3000 },
      { text: 'four five', from: 6500, to: 8000 },
    ])
    expect(spoken).toMatchObject({ words: 5, milliseconds: 7000, pauses: 1, longestPause: 3500 })
  })

  it('counts no pause below two seconds, and none between two recordings', () => {
    const first = take([
      { text: 'one', from: 0, to: 1000 },
      { text: 'two', from: 2900, to: 3500 },
    ])
    const both = withPiece(first, { text: 'three', from: 60_000, to: 61_000 }, null)
    expect(both).toMatchObject({ pauses: 0, longestPause: 0, milliseconds: 4500 })
  })

  it('counts fillers as whole words', () => {
    const { fillers } = take([{ text: 'Basically um I, um, unlikely to', from: 0, to: 1000 }])
    expect(fillers).toEqual({ basically: 1, um: 2 })
  })
})

describe('the figures', () => {
  it.each([
    [6000, /^200 words/, null],
    [4000, /^300 words/, /Stop for a breath/],
    [15_000, /^80 words/, /Slower/],
  ])('tell the pace of twenty words in %i ms', (to, value, advice) => {
    const pace = figure(take([{ text: WORDS.split(' ').slice(0, 20).join(' '), from: 0, to }]), 'Pace')
    expect(pace?.value).toMatch(value)
    if (advice) expect(pace?.advice).toMatch(advice)
    else expect(pace?.advice).toBeNull()
  })

  it('are empty where too little was spoken', () => {
    expect(spokenFigures(take([{ text: 'Only four words here', from: 0, to: 2000 }]), WORDS)).toEqual([])
    expect(spokenFigures(NOTHING_SPOKEN, WORDS)).toEqual([])
  })

  it('name the fillers, with advice only where there are many', () => {
    const few = take([{ text: `${WORDS} um`, from: 0, to: 8000 }])
    expect(figure(few, 'Fillers')).toEqual({ name: 'Fillers', value: '“um” once', advice: null })
    const many = take([{ text: `um ${WORDS} um like`, from: 0, to: 8000 }])
    expect(figure(many, 'Fillers')).toMatchObject({ value: '“um” 2 times, “like” once' })
    expect(figure(many, 'Fillers')?.advice).toMatch(/one word in 8/)
  })

  it('report a long pause and a very long sentence', () => {
    const spoken = take([
      { text: WORDS, from: 0, to: 7000 },
      { text: 'Then it was done', from: 13_000, to: 14_000 },
    ])
    expect(figure(spoken, 'Pauses')).toMatchObject({
      value: '1, of 6 seconds',
      advice: expect.stringContaining('announce'),
    })
    expect(figure(spoken, 'Longest sentence')).toMatchObject({ value: '21 words', advice: null })
    expect(figure(spoken, 'Longest sentence', `${WORDS} and ${WORDS}`)?.advice).toMatch(/full stops/)
  })
})
