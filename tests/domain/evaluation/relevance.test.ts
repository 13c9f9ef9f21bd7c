import { describe, expect, it } from 'vitest'
import { localEvaluator } from '@/domain/evaluation/local-evaluator'
import { scoreAnswer } from '@/domain/evaluation/score-answer'
import { withCheckedQuotes } from '@/domain/evaluation/verify-quotes'
import * as questions from './fixtures/questions'
import { TWINS } from './fixtures/strong-answers'

/** Short answers in words that no listed term foresees, each beside its opposite. */
const PARAPHRASED = [
  {
    question: questions.slowPage,
    says: 'Find out which statement takes so long, look at how the database runs it, make lookups quick for those columns, and fetch fewer rows at a time. Then time it again.',
    denies:
      'I would not find out which statement takes so long or look at how the database runs it. I would not make lookups quick for those columns. I would never fetch fewer rows at a time or time it again.',
  },
  {
    question: questions.angryClient,
    says: 'Ring them up straight away, own up to the slip, hear what it does to their plans, and promise only what engineering says it can do.',
    denies:
      'Do not ring them up, do not own up to the slip or hear what it does to their plans. Promise whatever they want.',
  },
  {
    question: questions.siteSafety,
    says: 'Everybody out at once. Nobody goes back until the walls are supported and somebody qualified has looked at it.',
    denies:
      'Nobody needs to come out. They can go back in although the walls are not supported and nobody qualified has looked at it.',
  },
  {
    question: questions.abTest,
    says: 'Decide beforehand what you want to find out and how many visitors you need, give each visitor one version by chance, and wait until the end.',
    denies:
      'Do not decide beforehand what you want to find out or how many visitors you need. Do not give visitors a version by chance, and never wait until the end.',
  },
]

const run = (question: (typeof PARAPHRASED)[0]['question'], answer: string) => {
  const facts = localEvaluator.findFacts({ question, answer })
  return { facts, ...scoreAnswer({ question, answer }, facts) }
}

describe('relevance', () => {
  it.each(PARAPHRASED)(
    'of readable words is never nothing, and no less than that of their opposite: $question.id',
    (pair) => {
      const [says, denies] = [run(pair.question, pair.says), run(pair.question, pair.denies)]
      expect(says.dimensions.relevance).toBeGreaterThan(0)
      expect(says.dimensions.relevance).toBeGreaterThanOrEqual(denies.dimensions.relevance ?? 100)
      expect(says.score).toBeGreaterThanOrEqual(denies.score)
    },
  )

  it('is lower where the points are denied', () => {
    const denied = 'I would not stop the work and nobody has to leave the trench. Shoring is unnecessary in that soil.'
    const made = 'I would stop the work and everybody has to leave the trench. Shoring is necessary in that soil.'
    expect(run(questions.siteSafety, denied).dimensions.relevance).toBeLessThan(
      run(questions.siteSafety, made).dimensions.relevance ?? 0,
    )
  })

  it('rests on a sentence of the answer, and falls with it', () => {
    for (const { question, strong } of TWINS) {
      const { facts } = run(question, strong)
      expect(facts.relevance.strength).toBeGreaterThan(0.5)
      expect(strong).toContain(facts.relevance.quote)
      const struck = { ...facts, relevance: { strength: 1, quote: 'words that nobody said' } }
      expect(withCheckedQuotes(struck, strong, facts.points.length).relevance).toEqual({ strength: 0, quote: null })
      const unproven = { ...facts, relevance: { strength: 1, quote: null } }
      expect(withCheckedQuotes(unproven, strong, facts.points.length).relevance).toEqual({ strength: 0, quote: null })
    }
  })
})
