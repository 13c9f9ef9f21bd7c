import { describe, expect, it } from 'vitest'
import { overallEmoji, overallMessage, progressEmoji, progressNote, questionLabel } from '@/domain/interview/bands'

describe('overallMessage', () => {
  it.each([
    [100, /excellent/i],
    [90, /excellent/i],
    [89.9, /strong/i],
    [89, /strong/i],
    [80, /strong/i],
    [79, /good/i],
    [70, /good/i],
  ])('at %d says %s', (score, word) => expect(overallMessage(score)).toMatch(word))

  it.each([
    [90, 89],
    [80, 79],
    [70, 69],
  ])('changes between %i and %i', (above, below) => expect(overallMessage(above)).not.toBe(overallMessage(below)))

  it.each([
    [100, 90],
    [89, 80],
    [79, 70],
  ])('says the same from %i down to %i', (top, bottom) => expect(overallMessage(top)).toBe(overallMessage(bottom)))

  it.each([69, 50, 49, 0])('praises nothing at %i', (score) => {
    expect(overallMessage(score)).not.toMatch(/excellent|strong|good/i)
  })
})

describe('overallEmoji', () => {
  it.each([
    [100, 85],
    [84, 70],
    [69, 50],
    [49, 0],
  ])('is one from %i down to %i', (top, bottom) => expect(overallEmoji(top)).toBe(overallEmoji(bottom)))

  it('has four bands', () => {
    expect(new Set([85, 84, 69, 49].map(overallEmoji)).size).toBe(4)
  })
})

describe('questionLabel', () => {
  it.each([
    [100, 'Excellent'],
    [90, 'Excellent'],
    [89.9, 'Good'],
    [89, 'Good'],
    [80, 'Good'],
    [79, 'Fair'],
    [70, 'Fair'],
    [69.9, 'Needs Work'],
    [69, 'Needs Work'],
    [0, 'Needs Work'],
  ])('at %d is %s', (score, label) => expect(questionLabel(score)).toBe(label))
})

describe('the progress of an interview', () => {
  it.each([
    [0, 24],
    [25, 49],
    [50, 74],
    [75, 100],
  ])('has one emoji from %i to %i percent', (from, to) => expect(progressEmoji(from)).toBe(progressEmoji(to)))

  it('has another emoji in each of the four bands', () => {
    expect(new Set([24, 25, 50, 75].map(progressEmoji)).size).toBe(4)
  })

  it.each([
    [0, null],
    [49, null],
    [50, /halfway/i],
    [79, /halfway/i],
    [80, /almost done/i],
    [100, /almost done/i],
  ])('at %i percent has the note %s', (percent, note) => {
    if (note === null) expect(progressNote(percent)).toBeNull()
    else expect(progressNote(percent)).toMatch(note)
  })
})
