/** General advice for the next practice, from what was weak in most answers. */
import type { ScoredQuestion } from './score-interview'

/** Below this a dimension is a weakness of the answer. */
const WEAK = 60

/** By dimension and category, or by dimension. */
const ADVICE: Readonly<Record<string, string>> = {
  'substance/technical':
    'Before your next technical round, write down the points listed under your answers and explain each aloud in two sentences.',
  'substance/behavioral':
    'Prepare four stories from your own work (a conflict, a failure, a success, a change) and note for each what the questions ask for.',
  'substance/situational':
    'For “what would you do” questions, go through the same steps each time: find out, weigh the options, act, check the result.',
  'structure/behavioral':
    'Tell each story in four parts: setting, task, action, result. One or two sentences for each, and most of the time for the action.',
  'structure/situational':
    'Number your steps (“first”, “then”, “finally”) and close with how you would know that it worked.',
  specificity:
    'Collect three figures from each of your last projects (time, money, people or quality) and use one in every answer.',
  ownership: 'Say “I” for your own steps and “we” for the rest, so that your part can be told from the team’s.',
}

const GENERAL: readonly string[] = [
  'Answer the question with your lowest score again, with the points listed below it at hand, and compare the two.',
  'Say your best answer aloud in under two minutes; what does not fit is what an interviewer will not hear.',
  'Practise a question you have not seen, and check afterwards which points you reached without help.',
]

const FEWEST = 3
const MOST = 5

/** From the most frequent weaknesses, the deeper first where they are equally frequent; filled up to three. */
export function recommend(questions: readonly ScoredQuestion[]): string[] {
  const gaps = new Map<string, { count: number; gap: number }>()
  for (const { category, scored } of questions) {
    for (const [dimension, value] of Object.entries(scored.dimensions)) {
      if (value >= WEAK) continue
      const advice = ADVICE[`${dimension}/${category}`] ?? ADVICE[dimension]
      if (advice === undefined) continue
      const known = gaps.get(advice) ?? { count: 0, gap: 0 }
      gaps.set(advice, { count: known.count + 1, gap: known.gap + WEAK - value })
    }
  }
  const ordered = [...gaps].sort(([, a], [, b]) => b.count - a.count || b.gap - a.gap).map(([text]) => text)
  return [...ordered.slice(0, MOST), ...GENERAL].slice(0, Math.max(FEWEST, Math.min(MOST, ordered.length)))
}
