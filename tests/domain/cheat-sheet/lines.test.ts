import { describe, expect, it } from 'vitest'
import { cutLine, firstLines, storyLines } from '@/domain/cheat-sheet/lines'
import { GOOD_ANSWER } from '../../helpers/answers'

describe('an answer in three lines', () => {
  it('is its beginning', () => {
    expect(firstLines('I am a clerk. I like it. I want more. And so on.')).toEqual([
      'I am a clerk.',
      'I like it.',
      'I want more.',
    ])
    expect(firstLines('')).toEqual([])
  })

  it('leaves out greetings, but not a name beside one', () => {
    expect(firstLines('Good morning. Thank you for having me! I am a clerk. I like it. I want more.')).toEqual([
      'I am a clerk.',
      'I like it.',
      'I want more.',
    ])
    expect(firstLines('Good morning, I am Ada.')).toEqual(['Good morning, I am Ada.'])
  })

  it('of a story has its parts, in the order in which they are told', () => {
    const lines = storyLines(GOOD_ANSWER)
    expect(lines).toHaveLength(3)
    const places = lines.map((line) => GOOD_ANSWER.indexOf(line.replace(/ …$/, '')))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places[0]).toBeGreaterThanOrEqual(0)
    expect(lines.at(-1)).toMatch(/As a result it took four days/)
  })

  it('of a short story is the story', () => {
    expect(storyLines('I asked them.')).toEqual(['I asked them.'])
    expect(storyLines('')).toEqual([])
  })
})

it('a line has neither the mark of a list nor the hesitations of speech', () => {
  expect(cutLine('- Closed the books in four days.')).toBe('Closed the books in four days.')
  expect(cutLine('Um, so I asked, uh, the two clerks, and erm they showed me.')).toBe(
    'So I asked the two clerks, and they showed me.',
  )
  expect(firstLines('Um. Hmm, uh. I closed the books.')).toEqual(['I closed the books.'])
  expect(cutLine('The umbrella fund - a small one - was mine.')).toBe('The umbrella fund - a small one - was mine.')
})

it('a long sentence is cut between two words', () => {
  const line = cutLine(`${'word '.repeat(60)}end.`)
  expect(line.length).toBeLessThanOrEqual(152)
  expect(line).toMatch(/word …$/)
  expect(cutLine('x'.repeat(400)).length).toBeLessThanOrEqual(152)
  expect(cutLine('Two\nlines.')).toBe('Two lines.')
})
