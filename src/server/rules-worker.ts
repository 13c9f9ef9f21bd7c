/** Entry point of the worker threads: runs CPU-heavy rules off the server's event loop. */
import type { RuleReply, RuleTask } from './adapters/threads/limits'
import { RULES } from './rules/table'

/** Never throws. Returns only the error's name, since its message may quote user text. */
export function runRule({ name, input }: RuleTask): RuleReply {
  try {
    return { result: RULES[name](input as never) }
  } catch (error) {
    return { fault: error instanceof Error ? error.name : 'unknown' }
  }
}

/** Warm-up before the first task: until the code is compiled, a thread needs several times as long per text. */
const WARM_UP = {
  cv:
    'Ada Obi\nAccountant\nExperience\nAccountant, Kora Ltd, May 2019 - Present\n• Prepared 12 monthly ' +
    'reports in Excel\nSkills\nExcel, SQL',
  job: 'Accountant\nRequirements\n• 3 years of experience as an accountant\n• Must know Excel\nNice to have\n• SQL',
  answer: {
    question: {
      id: 'warm-up',
      text: 'Tell me about a report that you made faster.',
      category: 'behavioral' as const,
      keyPoints: [
        {
          text: 'You measured where the time went before changing anything.',
          says: ['I timed each step and saw where the minutes went.'],
          against: ['I changed everything at once without measuring.'],
        },
      ],
    },
    answer: 'In 2023 the report took an hour. I measured each step, rewrote one query and it took two minutes.',
  },
}
for (let i = 0; i < 3; i++) {
  RULES.reviewCv({ cv: WARM_UP.cv, job: WARM_UP.job, now: new Date() })
  RULES.scoreAnswer({ input: WARM_UP.answer, facts: RULES.findFacts(WARM_UP.answer) })
}
