import { describe, expect, it } from 'vitest'
import { evaluate } from '@/domain/evaluation/evaluate'
import { SHIPPED_MODELS } from '@/domain/evaluation/models'
import { AGREEMENT_FEATURES, PAIR_FEATURES } from '@/domain/evaluation/points/pair-features'
import { additive } from '@/domain/evaluation/score/linear-model'

const question = {
  id: 'heap',
  text: 'What does a garbage collector do?',
  category: 'technical' as const,
  keyPoints: [],
  references: [
    'It finds objects that nothing refers to any more and frees their memory.',
    'The runtime traces what can still be reached and gives back the memory of everything else.',
  ],
}
const scoreOf = (answer: string, references = question.references) =>
  evaluate({ question: { ...question, references }, answer }).score

describe('a short question with whole model answers', () => {
  it('takes the best of them', () => {
    for (const reference of question.references) expect(scoreOf(reference)).toBeGreaterThanOrEqual(90)
    const [, second] = question.references
    expect(scoreOf(second!)).toBeGreaterThan(scoreOf(second!, question.references.slice(0, 1)) + 5)
  })

  it('gives more for more of it, and little for something else', () => {
    const right = scoreOf('It frees the memory of objects that are no longer referred to.')
    const half = scoreOf('It frees memory.')
    const other = scoreOf('It sorts the rows of a table by their keys before they are joined.')
    expect(right).toBeGreaterThan(half)
    expect(half).toBeGreaterThan(other)
  })

  it('may be answered in code or in a formula, which have no language, but not in another language', () => {
    const cost = {
      ...question,
      text: 'How is a list searched?',
      references: ['Go through the list until it is found.'],
    }
    for (const answer of ['idxOf(xs, q) { while (xs[i] !== q) i++; return i }', 'SrchList(lst, k) := lst[j] == k']) {
      expect(evaluate({ question: cost, answer }).judged, answer).toBe(true)
    }
    const german = 'Man geht die Liste durch (von vorne), bis der gesuchte Wert gefunden wird.'
    expect(evaluate({ question: cost, answer: german })).toMatchObject({ score: 0, judged: false })
  })

  it.each(['Not answered', 'Left blank.', 'unanswered'])('has no answer in "%s"', (answer) => {
    expect(evaluate({ question, answer })).toMatchObject({ score: 0, judged: false })
  })

  it('never gets less for more agreement', () => {
    const { agreement } = SHIPPED_MODELS
    expect(agreement.curves).toHaveLength(PAIR_FEATURES)
    for (let feature = 0; feature < AGREEMENT_FEATURES; feature++) {
      const row = new Float64Array(PAIR_FEATURES).fill(0.3)
      const values = Array.from({ length: 26 }, (_, i) => {
        row[feature] = i / 20 - 0.1
        return additive(agreement, row)
      })
      expect(values, String(feature)).toEqual([...values].sort((a, b) => a - b))
    }
  })

  it('is scored from one word on', () => {
    expect(evaluate({ question, answer: 'Memory.' }).judged).toBe(true)
  })
})

describe('a question without anything to compare with', () => {
  const open = { id: 'open', text: 'Tell me about a difficult month.', category: 'behavioral' as const, keyPoints: [] }
  it('is scored by how the story is told, with a wide range', () => {
    const vivid =
      'In April our largest customer in Apapa stopped paying, 14 million naira over three invoices. I drove there on Monday, sat with Mrs Eze and found two delivery notes that nobody had signed. I had them signed the same day and agreed on four instalments. By June 12.5 million had come in.'
    const vague =
      'In a difficult month I always stay positive and communicate with all the stakeholders, because communication is key in every team. I believe that hard work and good planning bring success in different situations. I generally follow the process and motivate people.'
    const [one, other] = [vivid, vague].map((answer) => evaluate({ question: open, answer }))
    expect(one!.score).toBeGreaterThan(other!.score + 15)
    expect(one!.range.high - one!.range.low).toBeGreaterThanOrEqual(20)
  })

  it('has a range down to nearly nothing, and says why, where hardly any word of the question comes back', () => {
    const weakness = { ...open, text: 'What is your biggest weakness?' }
    const answer =
      'I say yes too quickly. In May I had promised four customers a report for the same Friday and two were late. ' +
      'Since then I write every promise on one list, and my manager checks it with me on Mondays.'
    const { score, range, remarks } = evaluate({ question: weakness, answer })
    expect(range.low).toBeLessThanOrEqual(3)
    expect(range.high).toBeGreaterThan(score + 20)
    expect(remarks.join(' ')).toContain('Hardly any words of the question come back in this answer.')
    const repeated = evaluate({
      question: weakness,
      answer: `My biggest weakness: ${answer} That weakness is my biggest.`,
    })
    expect(repeated.remarks.join(' ')).not.toContain('Hardly any words')
  })
})
