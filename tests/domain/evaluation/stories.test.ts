import { describe, expect, it } from 'vitest'
import { say } from '@/domain/evaluation/advice/statements'
import { evaluate } from '@/domain/evaluation/evaluate'
import { STORY_MEASURES } from '@/domain/evaluation/facts'
import { readAnswer } from '@/domain/evaluation/preprocess/read-answer'
import { NO_EVENT_CAP } from '@/domain/evaluation/score/policy'
import { measureStory } from '@/domain/evaluation/story/measures'
import { concretenessOf, cuesOf } from '@/domain/evaluation/story/sentence-cues'
import { tokensOf } from '@/domain/text/tokens'
import { questionById } from '../../../scripts/train/questions'

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

  it.each([
    ['I stopped the work, closed the opening with a cover, and called all workers together.', 3],
    ['I apologised, asked what she wanted, went to the kitchen and then quickly told the chef.', 4],
    ['I asked the manager, and the team agreed and signed.', 1],
    ['I asked him and he signed and left.', 1],
    ['After I called, the team agreed, signed and left.', 1],
    ['I changed how we looked at it: we talked, shared the load and paid attention.', 1],
    ['I stopped and was glad.', 1],
    ['We met and decided.', 0],
  ])('own steps joined to one “I” in “%s”: %i', (text, steps) => {
    expect(cues(text).ownSteps).toBe(steps)
  })

  it('is concrete by figures, names and times', () => {
    expect(concretenessOf(cues('In April Bola and I moved 300 bags to Apapa.'))).toBeGreaterThan(
      concretenessOf(cues('I believe that communication is very important for a team.')),
    )
  })
})

describe('a story in short sentences', () => {
  const question = questionById('shared.unhappy-person-served')
  const START = 'At Java House in 2021 a guest got a cold steak twice.'
  const END = 'She came back the next week and asked for my table.'
  const long = `${START} I apologised, went to the kitchen, told the chef and waited beside the grill. ${END}`
  const short = `${START} I apologised. I went to the kitchen. I told the chef. I waited beside the grill. ${END}`

  it('scores much as in one sentence, as having as many own steps, and is asked for no detail', () => {
    const [one, other] = [long, short].map((answer) => evaluate({ question, answer }))
    expect(Math.abs((one?.score ?? 0) - (other?.score ?? 100))).toBeLessThan(10)
    expect(other?.score).toBeGreaterThan(NO_EVENT_CAP.most + 20)
    expect(one?.dimensions.ownership).toBe(other?.dimensions.ownership)
    expect(other?.improvements).not.toContain(say('askDetail'))
  })

  it('is asked for details where it has none', () => {
    const answer = 'A guest was unhappy. I apologised. I went to the kitchen. I told the chef. I waited. It was fine.'
    const { score, improvements } = evaluate({ question, answer })
    expect(score).toBeLessThanOrEqual(NO_EVENT_CAP.most)
    expect(improvements).toContain(say('askDetail'))
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
