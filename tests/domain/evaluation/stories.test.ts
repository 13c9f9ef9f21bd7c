import { describe, expect, it } from 'vitest'
import { STORY_MEASURES } from '@/domain/evaluation/facts'
import { readAnswer } from '@/domain/evaluation/preprocess/read-answer'
import { measureStory } from '@/domain/evaluation/story/measures'
import { concretenessOf, cuesOf } from '@/domain/evaluation/story/sentence-cues'
import { tokensOf } from '@/domain/text/tokens'

const QUESTION = 'Tell me about a difficult month.'
const cues = (text: string) => cuesOf(tokensOf(text), text)
const story = (text: string) => {
  const measures = measureStory(readAnswer(text, QUESTION))
  return STORY_MEASURES.reduce((sum, name) => sum + measures[name], 0) / STORY_MEASURES.length
}

describe('the cues of a sentence', () => {
  it.each([
    ['I cut the list to 40 names.', 1],
    ['We apply IFRS 15 and ISO 9001.', 0],
    ['The page answered HTTP 404.', 0],
    ['It took three weeks.', 1],
  ])('figures of the candidate in “%s”: %i', (text, figures) => {
    expect(cues(text).figures).toBe(figures)
  })

  it.each(['In March 2024 the roof leaked.', 'Last week she called again.', 'Two months ago we moved.'])(
    'a time in “%s”',
    (text) => {
      expect(cues(text).times).toBeGreaterThan(0)
    },
  )

  it('an own action in the past, and none in a habit', () => {
    expect(cues('I quietly called the supplier.').ownPast).toBe(1)
    expect(cues('I always call the supplier.').ownPast).toBe(0)
  })

  it('is concrete by figures, names and times', () => {
    expect(concretenessOf(cues('In April Bola and I moved 300 bags to Apapa.'))).toBeGreaterThan(
      concretenessOf(cues('I believe that communication is very important for a team.')),
    )
  })
})

describe('how a story is told', () => {
  it('is measured far higher for a vivid story than for a vague one of the same length', () => {
    const vivid =
      'In April our largest customer in Apapa stopped paying, 14 million naira over three invoices. I drove there on Monday, sat with Mrs Eze and found two delivery notes that nobody had signed. I had them signed the same day and agreed on four instalments. By June 12.5 million had come in. Since then I check the notes each Friday.'
    const vague =
      'In a difficult month I always stay positive and communicate with all the stakeholders, because communication is key in every team. I believe that hard work and good planning bring success in different situations. I generally follow the process, motivate people and make sure that everything is done properly, and in the end the results are usually very good for everyone.'
    expect(story(vivid) - story(vague)).toBeGreaterThan(0.25)
  })
})
