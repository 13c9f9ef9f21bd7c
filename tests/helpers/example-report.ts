/** An answer and the report of a careful model on it. */
import type { EvaluationInput } from '@/domain/evaluation/evaluator'
import type { FoundFacts } from '@/server/adapters/ai/facts-schema'

/** A question about a story, with three key points. */
export const QUESTION: EvaluationInput['question'] = {
  id: 'q1',
  text: 'Tell me about a time you made a slow report faster. What did you do, and what came of it?',
  category: 'behavioral',
  keyPoints: [
    { text: 'Names the report and who waited for it.', terms: [['report'], ['finance | lead']] },
    { text: 'Measured before changing anything.', terms: [['measured']] },
    { text: 'Ends with how long it took afterwards.', terms: [['days']] },
  ],
}

/** An answer that makes all of them. */
export const ANSWER = `In my last job at a textile mill our weekly stock report took 9 days, and the finance lead “Mrs. Eze” waited for it. My task was to make it faster before the year-end.
First I measured every step for 2 weeks, because nobody knew where the time went. Then I rewrote the 3 slowest queries in SQL and added a test.
As a result the report took 4 days from then on, and 12 people could plan their week on time.`

/** What a careful model reports on it, changed where a test wants it. */
export const report = (changes: Partial<FoundFacts> = {}): FoundFacts => ({
  points: [
    { point: 1, strength: 1, quote: 'the finance lead “Mrs. Eze” waited for it', denied: false },
    { point: 2, strength: 0.75, quote: 'I measured every step for 2 weeks', denied: false },
    { point: 3, strength: 1, quote: 'the report took 4 days from then on', denied: false },
  ],
  parts: {
    situation: ['In my last job at a textile mill'],
    task: ['My task was to make it faster'],
    action: ['I measured every step', 'I rewrote the 3 slowest queries in SQL'],
    result: ['As a result the report took 4 days from then on'],
  },
  ownership: { own: ['I measured every step', 'I rewrote the 3 slowest queries'], shared: ['our weekly stock report'] },
  specifics: { tools: ['SQL'], people: ['finance lead'], outcomes: ['the report took 4 days'] },
  sentences: ['In my last job', 'My task was', 'First I measured', 'Then I rewrote', 'As a result'],
  relevance: { strength: 1, quote: 'make it faster' },
  ...changes,
})

export const input = (answer = ANSWER): EvaluationInput => ({ question: QUESTION, answer, role: 'data-analyst' })
