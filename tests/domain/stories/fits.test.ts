import { describe, expect, it } from 'vitest'
import { storyCompetencies } from '@/content/competencies'
import { questionsFor } from '@/content/question-bank'
import { ROLES } from '@/domain/interview/roles'
import { askedCompetencies } from '@/domain/stories/asked-competencies'
import { fittingStories } from '@/domain/stories/fits'

const STORIES = [
  { id: 'late', question: 'When were you late?', text: 'The month-end close was late, so I called the bank at once.' },
  {
    id: 'quarrel',
    question: 'Tell me about a clash.',
    text: 'A colleague and I disagreed about the colour of a button.',
  },
]

describe('the competencies that a question names', () => {
  it('are found by a plain word, and none by a word that means other things too', () => {
    expect(askedCompetencies('Tell me about a conflict with a colleague.')).toEqual(['conflict'])
    expect(askedCompetencies('When were you under Pressure, and what did you learn?')).toEqual(['pressure', 'learning'])
    expect(askedCompetencies('What did you change for a customer?')).toEqual([])
    expect(askedCompetencies('')).toEqual([])
  })

  it('are those that the editors gave the questions of the bank, in most cases', () => {
    const questions = new Map(ROLES.flatMap(questionsFor).map(({ id, text }) => [id, text]))
    const found = [...storyCompetencies()].flatMap(([id, proved]) =>
      askedCompetencies(questions.get(id) ?? '').map((competency) => proved.includes(competency)),
    )
    expect(found.length).toBeGreaterThan(30)
    expect(found.filter(Boolean).length / found.length).toBeGreaterThan(0.75)
  })
})

describe('the stories that fit a question', () => {
  it('share its content words, also in another form', () => {
    expect(fittingStories('Describe a disagreement with a colleague.', STORIES)[0]?.id).toBe('quarrel')
    expect(fittingStories('How did you close the month on time?', STORIES)[0]?.id).toBe('late')
  })

  it('are none where no content word is shared', () => {
    expect(fittingStories('Which volcano erupted?', STORIES)).toEqual([])
    expect(fittingStories('', STORIES)).toEqual([])
  })

  it('find the example answer among the ten of its role far more often than chance', () => {
    let [asked, first, shown] = [0, 0, 0]
    for (const role of ROLES) {
      const questions = questionsFor(role).filter(
        ({ id, category }) => category === 'behavioral' && id.startsWith(role),
      )
      // Without the question itself, which would make it trivial.
      const stories = questions.map(({ id, modelAnswer }) => ({ id, question: '', text: modelAnswer }))
      for (const { id, text } of questions) {
        const fits = fittingStories(text, stories).map((fit) => fit.id)
        asked += 1
        first += fits[0] === id ? 1 : 0
        shown += fits.includes(id) ? 1 : 0
      }
    }
    // Chance level: 0.1 and 0.3.
    expect(first / asked).toBeGreaterThan(0.35)
    expect(shown / asked).toBeGreaterThan(0.6)
  })
})
