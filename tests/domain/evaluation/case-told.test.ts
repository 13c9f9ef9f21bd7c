import { describe, expect, it } from 'vitest'
import { remarkIn, statementIn } from '@/domain/evaluation/contest/contestable-remarks'
import { evaluate } from '@/domain/evaluation/evaluate'
import { readAnswer } from '@/domain/evaluation/preprocess/read-answer'
import type { classifySentences } from '@/domain/evaluation/story/classify-sentences'
import { findParts, tellsPlan } from '@/domain/evaluation/story/measures'
import { conductAnswers } from '../../../scripts/train/conduct-answers'
import { questionById } from '../../../scripts/train/questions'

const adviceOn = (questionId: string, answer: string) => {
  const { strengths, improvements, remarks, evidence } = evaluate({ question: questionById(questionId), answer })
  return { praised: strengths.map(statementIn), asked: improvements.map(statementIn), remarks, improvements, evidence }
}

describe('an answer that only says what its speaker would do', () => {
  const PLAN =
    'I have not been through an outage of a payment provider myself, I have only worked two years on an internal tool. ' +
    'But I would first see whether it is them or us, from their status page and our error logs. I would switch off the ' +
    'pay button with a message. Afterwards I would add a timeout and maybe a second provider.'

  it('is asked for something near that happened, and not for the parts of a case that was not told', () => {
    const { asked, praised, remarks, evidence } = adviceOn('backend-developer.dependency-went-down', PLAN)
    expect(asked).toContain('askCaseBesidePlan')
    for (const name of ['askResult', 'askSetting', 'askOwnStep', 'askDetail', 'askConduct'] as const)
      expect(asked).not.toContain(name)
    expect(praised).toEqual([])
    expect(remarks.map(remarkIn)).not.toContain('conduct')
    expect(evidence.filter(({ note }) => note.startsWith('Read as'))).toEqual([])
  })

  it('may begin with what was never done', () => {
    const { asked } = adviceOn(
      'backend-developer.security-hole-found',
      'Honestly I have not found any security weakness myself. I only worked eighteen months. But I would tell my team ' +
        'lead privately and not put it in the public channel, and wait for them to fix it.',
    )
    expect(asked).toContain('askCaseBesidePlan')
    expect(asked).not.toContain('askResult')
  })

  it('is no story with "I\'d told" in it, and none of the graded ones for fitting', () => {
    const isPlan = (answer: string) => tellsPlan(readAnswer(answer, ''))
    expect(isPlan(PLAN)).toBe(true)
    expect(isPlan("By ten I'd told my manager. I'd already called the shop. We would never have seen it.")).toBe(false)
    const some = conductAnswers('fit').filter((_, i) => i % 20 === 0)
    expect(some.filter(({ answer }) => isPlan(answer))).toEqual([])
  })
})

it('a story without a figure, a name or a time is asked for a real case and gets no praise for its steps', () => {
  const { asked, praised } = adviceOn(
    'operations-manager.lifted-a-weak-shift',
    'I took over a team that was underperforming. I motivated them, set clear goals and created a positive environment. ' +
      'I used my leadership skills to build trust, listened to their concerns and celebrated small wins. Over time the ' +
      'performance improved a lot and they became one of the best teams.',
  )
  expect(asked).toContain('askDetail')
  expect(praised).toEqual([])
})

it('of several results the most concrete one is named', () => {
  const answer = readAnswer('We won. He was happy. In the end sign-ups rose from 3% to 5% within a month.', '')
  const sure = { label: 'result', probabilities: [0, 0, 0, 0.95, 0.05, 0] } as const
  const surest = { label: 'result', probabilities: [0, 0, 0, 0.99, 0.01, 0] } as const
  const labelled = [sure, surest, sure] as unknown as ReturnType<typeof classifySentences>
  const result = findParts(answer, labelled).find(({ part }) => part === 'result')
  expect(result).toEqual({
    part: 'result',
    quote: 'In the end sign-ups rose from 3% to 5% within a month.',
    probability: 0.95,
  })
})

it('a result that is not surely one is quoted in the question, and one without a figure is asked for it', () => {
  const story = (result: string) =>
    'In 2023 sales told me 4,120 units for May and the warehouse said 3,870. I took both lists down to order numbers and ' +
    'found 250 units that sales had invoiced on the 31st but that left on the 2nd of June. I used the warehouse figure ' +
    `for revenue, because that is when the goods go over. ${result}`
  const on = (result: string) => adviceOn('financial-analyst.two-sources-two-figures', story(result))
  const unsure = 'Both agreed, and since then the cut-off is in our closing list.'
  expect(on(unsure).improvements).toContain(
    `Does “${unsure}” say what came of it? Make that plain at the end, with a figure if you have one.`,
  )
  expect(on(unsure).asked).not.toContain('askResult')
})

it('a sentence that may be the result is asked for no figure that it has', () => {
  const result =
    'By June the unexplained shortage had gone from about 300k to 40k a month, and I knew it because I compared the ' +
    'sheet with the bank every morning.'
  const story =
    'At Agbara we kept depot cash on paper sheets and the driver brought them once a week. In March 2024 my finance ' +
    'manager asked me to lead the move to a daily cash sheet in Dynamics. I went to Sagamu and sat with the cashier ' +
    'for two days, and I cut the form to nine fields. I trained the four cashiers myself and called every evening ' +
    `for the first three weeks. ${result} One depot still sends late on Saturdays.`
  const { improvements } = adviceOn('accountant.new-system-or-process', story)
  expect(improvements).toContain(`Does “${result}” say what came of it? If so, put it last, in one plain sentence.`)
})

it('a list has its order already, and is practised in sentences', () => {
  const steps = [
    'backup today, image of the disk and dump of the database, restore it on another machine to prove it',
    'find out what runs: processes, cron, ports, versions, who logs in, credentials',
    'rebuild it from code beside the old one, month end on both',
    'switch at a quiet time, keep the old one for a month',
  ]
  const id = 'devops-engineer.one-server-nobody-knows'
  const list = adviceOn(id, steps.map((step, i) => `${i + 1}. ${step}`).join('\n'))
  expect(list.asked).not.toContain('askStep')
  const { keyPoints } = questionById(id)
  const whole = keyPoints.map(({ says }) => `- ${says?.[0]}`).join('\n')
  expect(adviceOn(id, whole).asked).toEqual(['practiseInSentences'])
})

it('a plan is asked for a case that was met, unless it says that there was none', () => {
  const plan =
    'I think I will call the other shift and see who can come early, then I move people from packing to the slowest ' +
    'step, and tell the customers which order will be late.'
  const question = 'operations-manager.three-absent-on-shift'
  expect(adviceOn(question, plan).asked).toContain('askCase')
  expect(adviceOn(question, `I have not been in that position before. ${plan}`).asked).not.toContain('askCase')
})
