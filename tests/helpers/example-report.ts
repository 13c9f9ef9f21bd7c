/** An answer, and a careful model's report on it. */

import type { FoundFacts } from '@/domain/evaluation/model-report/found-facts'
import type { EvaluationInput } from '@/domain/evaluation/question'

/** A question about a story, with three key points. */
export const QUESTION: EvaluationInput['question'] = {
  id: 'q1',
  text: 'Tell me about a time you made a slow report faster. What did you do, and what came of it?',
  category: 'behavioral',
  keyPoints: [
    {
      text: 'Names the report and who waited for it.',
      says: [
        'It was the monthly sales report, and the head of finance waited for it to close the books.',
        'The stock list came late every Monday, so our manager had nothing in hand for her meeting.',
      ],
      against: [
        'Which report it was makes no difference, since all of them are slow in every company.',
        'Nobody really needed it, so it could come whenever it came.',
      ],
    },
    {
      text: 'Measured before changing anything.',
      says: [
        'I timed each stage of the run before I touched a single query.',
        'First I wrote down how long every step takes, and only then I looked for a cure.',
      ],
      against: [
        'I rewrote everything at once, because measuring only costs time.',
        'There was no need to look where the hours went, since I knew it from experience.',
      ],
    },
    {
      text: 'Ends with how long it took afterwards.',
      says: [
        'The run came down from nine days to four, and it stayed there.',
        'Afterwards it was ready in two hours every Monday.',
      ],
      against: [
        'It surely became faster, though I never looked how long it takes today.',
        'In the end it took as long as before, but everybody was happy.',
      ],
    },
  ],
}

/** An answer that makes all of them. */
export const ANSWER = `In my last job at a textile mill our weekly stock report took 9 days, and the finance lead “Mrs. Eze” waited for it. My task was to make it faster before the year-end.
First I measured every step for 2 weeks, because nobody knew where the time went. Then I rewrote the 3 slowest queries in SQL and added a test.
As a result the report took 4 days from then on, and 12 people could plan their week on time.`

/** A careful model's report on it, with changes. */
export const report = (changes: Partial<FoundFacts> = {}): FoundFacts => ({
  points: [
    { point: 1, verdict: 'met', quote: 'the finance lead “Mrs. Eze” waited for it' },
    { point: 2, verdict: 'met', quote: 'I measured every step for 2 weeks' },
    { point: 3, verdict: 'met', quote: 'the report took 4 days from then on' },
  ],
  parts: {
    setting: ['In my last job at a textile mill'],
    task: ['My task was to make it faster'],
    action: ['I measured every step', 'I rewrote the 3 slowest queries in SQL'],
    result: ['As a result the report took 4 days from then on'],
  },
  ...changes,
})

type Reported = FoundFacts['points'][number]

/** The careful report with changes to one of its points. */
export const reportWith = (point: number, changes: Partial<Reported>): FoundFacts =>
  report({ points: report().points.map((entry) => (entry.point === point ? { ...entry, ...changes } : entry)) })

export const input = (answer = ANSWER): EvaluationInput => ({ question: QUESTION, answer, role: 'data-analyst' })
