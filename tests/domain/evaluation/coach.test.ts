import { describe, expect, it } from 'vitest'
import { askedQuestion } from '@/content/known-question'
import { type StatementName, SURE, say } from '@/domain/evaluation/advice/statements'
import { remarkIn, statementIn } from '@/domain/evaluation/contest/contestable-remarks'
import { evaluate, evaluateFacts } from '@/domain/evaluation/evaluate'
import { findFacts } from '@/domain/evaluation/find-facts'
import { SHIPPED_MODELS } from '@/domain/evaluation/models'
import { readAnswer } from '@/domain/evaluation/preprocess/read-answer'
import { type EvaluatedQuestion, judgedAs } from '@/domain/evaluation/question'
import { followUpId } from '@/domain/interview/follow-up'
import { ownQuestion } from '@/domain/interview/own-questions'
import { personalAnswers } from '../../../scripts/train/personal-answers'
import { questionById } from '../../../scripts/train/questions'
import { GRADED } from './fixtures'

const ANSWER =
  'I would open the ledger, look at the bank statement and speak to the people in the office about lunch and holidays.'

describe('the advice on missed points', () => {
  it('is one remark, which asks whether the answer does what they describe', () => {
    const question = questionById('accountant.prepaid-rent-and-unbilled-power')
    const advice = evaluate({ question, answer: ANSWER }).improvements.filter((text) => text.includes('“You '))
    expect(advice).toHaveLength(1)
    expect(advice[0]).toMatch(/^Does your answer do all of this\? Add what is missing: “You .+” “You .+” “You .+”$/)
    expect(statementIn(advice[0] ?? '')).toBe('pointsMissing')
  })

  it('names a single one', () => {
    const [keyPoint] = questionById('accountant.prepaid-rent-and-unbilled-power').keyPoints
    const question = {
      ...questionById('accountant.prepaid-rent-and-unbilled-power'),
      keyPoints: keyPoint ? [keyPoint] : [],
    }
    const [advice = ''] = evaluate({ question, answer: ANSWER }).improvements.filter((text) => text.includes('“You '))
    expect(advice).toBe(`Does your answer do this? If not, add it: “${keyPoint?.text}”`)
    expect(statementIn(advice)).toBe('pointMissing')
  })

  it('asks for no point that is made in part or may be made', () => {
    const rows = GRADED.filter((_, i) => i % 5 === 0).map(({ question, answer }) => ({
      question,
      ...evaluate({ question, answer }),
    }))
    const asked = rows.flatMap(({ question, points, improvements }) => {
      const asking = improvements.filter((text) => /Add what is missing|If not, add it/.test(text)).join(' ')
      return points.flatMap(({ verdict }, i) => (asking.includes(`“${question.keyPoints[i]?.text}”`) ? [verdict] : []))
    })
    expect(asked.length).toBeGreaterThan(100)
    expect(new Set(asked)).toEqual(new Set(['missing']))
  })

  it('asks for the points of an own question as they were written', () => {
    const point = 'The wheels of the forklift were replaced in March'
    const question = ownQuestion({ text: 'What did you change in the warehouse?', points: [point] })
    const { improvements } = evaluate({ question, answer: ANSWER })
    const advice = improvements.find((text) => text.includes(point)) ?? ''
    expect(advice).toBe(`Did you say this? If not, add it in your own words: “${point}”`)
    expect(statementIn(advice)).toBe('ownPointMissing')
  })
})

it('a short answer that makes every point is not told to be longer', () => {
  const question = questionById('accountant.prepaid-rent-and-unbilled-power')
  const [keyPoint] = question.keyPoints
  const answer = keyPoint?.says?.[0] ?? ''
  const adviceOn = (keyPoints: typeof question.keyPoints) =>
    evaluate({ question: { ...question, keyPoints }, answer }).improvements.join(' ')
  expect(adviceOn(question.keyPoints)).toMatch(/This answer has \d+ words/)
  expect(adviceOn(keyPoint ? [keyPoint] : [])).not.toContain('This answer has')
})

it('the answer to a follow-up question may be short, and needs no case', () => {
  const followUp = askedQuestion(followUpId('hr-manager.dismissal-with-dignity'), 'hr-manager')
  const answer =
    'I would call the others together the same day, say who leaves and why, and tell them what happens to their own posts.'
  if (!followUp) throw new Error('no follow-up question')
  const advice = (question: EvaluatedQuestion, said: string) =>
    evaluate({ question, answer: said }).improvements.map(statementIn)
  expect(advice({ ...followUp, followUpOf: undefined }, answer)).toEqual(
    expect.arrayContaining(['tooShort', 'askCase']),
  )
  expect(advice(followUp, answer)).not.toContain('tooShort')
  expect(advice(followUp, answer)).not.toContain('askCase')
  expect(advice(followUp, 'I would call the others together the same day.')).toContain('tooShort')
})

it('counts the words as the page does, contractions as one', () => {
  const question = questionById('accountant.prepaid-rent-and-unbilled-power')
  const { improvements } = evaluate({
    question,
    answer: "I'd open the ledger, since it's the rent that we've prepaid.",
  })
  expect(improvements.find((text) => statementIn(text) === 'tooShort')).toContain('This answer has 11 words. ')
})

describe('of the graded answers', () => {
  const rows = GRADED.map((row) => {
    const facts = findFacts(row, SHIPPED_MODELS)
    return { ...row, facts, evaluation: evaluateFacts(row, facts) }
  })

  it('only what is technical or a plan is said to contradict a point', () => {
    const contradicted = rows.filter(({ facts }) => facts.points.some(({ verdict }) => verdict === 'contradicted'))
    const kinds = new Set(contradicted.map(({ question }) => judgedAs(question)))
    expect(kinds).toEqual(new Set(['technical', 'situational']))
  })

  it('no story is asked for points from a score on from which they are made in words of its own', () => {
    const asks = ({ evaluation }: (typeof rows)[number]) =>
      evaluation.improvements.some((text) => /^(?:points?|ownPoints?)Missing$/.test(statementIn(text) ?? ''))
    const told = rows.filter(({ question }) => ['behavioral', 'opener'].includes(judgedAs(question)))
    const well = told.filter(({ evaluation }) => evaluation.score >= 60)
    expect(well.length).toBeGreaterThan(200)
    expect(well.filter(asks)).toEqual([])
    expect(told.filter(asks).length).toBeGreaterThan(100)
  })

  it('most stories whose result is taken out are asked for it, few others, and few of them are praised for one', () => {
    const stories = rows.filter(
      ({ labels, grade, half }) => grade >= 0.5 && half === 'fit' && labels?.includes('result'),
    )
    const saidOf = (some: { question: EvaluatedQuestion; answer: string }[], ...names: StatementName[]) =>
      some.filter((row) => {
        const { strengths, improvements } = evaluate(row)
        return [...strengths, ...improvements].some((text) => names.includes(statementIn(text) as StatementName))
      }).length / some.length
    const without = stories.flatMap(({ question, answer, labels }) => {
      const { sentences } = readAnswer(answer, question.text)
      const kept = sentences.filter((_, i) => labels?.[i] !== 'result').map(({ text }) => text)
      return sentences.length === labels?.length ? [{ question, answer: kept.join(' ') }] : []
    })
    expect(without.length).toBeGreaterThan(100)
    expect(saidOf(without, 'resultFound')).toBeLessThan(0.05)
    const asksResult = ['askResult', 'askResultIn', 'askResultInFigure'] as const
    expect(saidOf(without, ...asksResult)).toBeGreaterThan(0.85)
    expect(saidOf(stories, ...asksResult)).toBeLessThan(0.08)
  })

  it('no low plan that lacks an essential point is praised for another one', () => {
    const plans = rows.filter(
      ({ question, facts, evaluation }) =>
        question.category === 'situational' &&
        evaluation.score < 70 &&
        question.keyPoints.some(({ weight }, i) => weight === 'essential' && facts.points[i]?.verdict === 'missing'),
    )
    expect(plans.some(({ facts }) => facts.points.some(({ made, shown }) => made >= 0.9 && shown >= 0.7))).toBe(true)
    expect(plans.flatMap(({ evaluation }) => evaluation.strengths.map(statementIn))).not.toContain('pointMet')
  })

  it('of several essential points that are contradicted, the first one is to be checked first', () => {
    const led = rows.flatMap(({ question, facts, evaluation: { improvements } }) => {
      const [first = ''] = improvements
      if (statementIn(first) !== 'pointToCheck') return []
      const contradicted = question.keyPoints.filter(
        ({ weight }, i) =>
          weight === 'essential' && facts.points[i]?.verdict === 'contradicted' && facts.points[i]?.quote !== null,
      )
      return contradicted.length > 1 ? [first.endsWith(`“${contradicted[0]?.text}”`)] : []
    })
    expect(led.length).toBeGreaterThan(5)
    expect(led.filter((isFirst) => !isFirst)).toEqual([])
  })

  it('no answer to an opening question is said to be to another one, however it is worded', () => {
    const openers = rows.filter(({ question }) => question.opener)
    expect(openers.filter(({ evaluation }) => evaluation.remarks.map(remarkIn).includes('off-question'))).toEqual([])
  })

  it('most that answer another question are told so, and hardly any other is', () => {
    const share = (isOther: boolean) => {
      const some = rows.filter(({ kind, question }) => (kind === 'off-topic') === isOther && !question.opener)
      return (
        some.filter(({ evaluation }) => evaluation.remarks.map(remarkIn).includes('off-question')).length / some.length
      )
    }
    expect(share(true)).toBeGreaterThan(0.55)
    expect(share(false)).toBeLessThan(0.02)
  })

  it('those that need nothing else are practised, below a good score with what has least', () => {
    const practised = rows.filter(({ evaluation }) => /^Now say it aloud/.test(evaluation.improvements[0] ?? ''))
    const OF_DIMENSION = { specificity: 'practiseDetail', ownership: 'practiseOwnSteps', structure: 'practiseReasons' }
    const expected = ({ question, facts, evaluation: { score, dimensions } }: (typeof rows)[number]): string => {
      if (score >= 80) return 'practiseAloud'
      if (judgedAs(question) !== 'behavioral')
        return facts.points.some(({ verdict }) => verdict !== 'met') ? 'practisePoint' : 'practiseAloud'
      const [least] = Object.entries(OF_DIMENSION)
        .map(([name, statement]) => ({ value: dimensions[name] ?? 100, statement }))
        .sort((a, b) => a.value - b.value)
      return least && least.value < 75 ? least.statement : 'practiseAloud'
    }
    for (const row of practised) expect(row.evaluation.improvements.map(statementIn)).toEqual([expected(row)])
    const count = (name: string) => practised.filter((row) => expected(row) === name).length
    expect(count('practisePoint')).toBeGreaterThan(20)
    expect(count('practiseAloud')).toBeGreaterThan(20)
    for (const name of Object.values(OF_DIMENSION)) expect(count(name), name).toBeGreaterThan(0)
  })

  it('the conduct of none is doubted that makes no point, since it may tell of something else', () => {
    const stories = rows.filter(({ facts }) => facts.misconduct >= SURE.misconduct)
    const isElsewhere = ({ facts }: (typeof rows)[number]) => facts.points.every(({ verdict }) => verdict === 'missing')
    const doubted = stories.filter(({ evaluation }) => evaluation.remarks.map(remarkIn).includes('conduct'))
    expect(doubted.length).toBeGreaterThan(0)
    expect(stories.some(isElsewhere)).toBe(true)
    expect(doubted.some(isElsewhere)).toBe(false)
  })

  it('whole sentences of some length are praised as steps', () => {
    const steps = rows.flatMap(({ facts, answer }) => facts.ownSteps.map((step) => ({ step, answer })))
    expect(steps.length).toBeGreaterThan(100)
    for (const { step, answer } of steps) {
      expect(answer.slice(answer.indexOf(step) + step.length)).toMatch(/^["”’)]*\s|^["”’)]*$/)
      expect(step.split(/\s+/).length).toBeGreaterThan(5)
    }
  })
})

it('specificity is the share of sentences with a figure, a name or a time', () => {
  const question = questionById('accountant.prepaid-rent-and-unbilled-power')
  const specificity = (answer: string) => evaluate({ question, answer }).dimensions.specificity
  const general =
    'A charter has the goal, the scope and the budget. We want it signed so that everybody agrees. It is easy to read.'
  expect(specificity(general)).toBe(0)
  expect(specificity(`${general} We paid 40,000 naira for the audit.`)).toBe(25)
  // A name that the question gives is no detail of the answer.
  const asked = { ...question, text: 'When was HubSpot the wrong tool for the job?' }
  const { dimensions } = evaluate({
    question: asked,
    answer: 'Never really, since HubSpot is fine for everything we do.',
  })
  expect(dimensions.specificity).toBe(0)
})

it('an answer that may be about something else has a range down to the grades of such answers, and a remark', () => {
  const question = questionById('accountant.own-posting-mistake')
  const answer =
    'In 2022 I played in goal for our village team. We were two points behind Ruiru United with one game to go. I ' +
    'trained penalties every morning at six for three weeks and watched eleven videos of their striker. In the match I ' +
    'saved two penalties and we won 1-0.'
  const { remarks, range, score } = evaluate({ question, answer })
  expect(score).toBeGreaterThan(30)
  expect(range.low).toBeLessThanOrEqual(3)
  expect(range.high).toBeGreaterThan(score)
  expect(remarks.map(remarkIn)).toEqual(['off-question'])
  expect(remarks[0]).toMatch(/^This may answer another question than the one that was asked\. Read the question again;/)
})

it('a sentence to check is named once, however many points it touches', () => {
  const question = questionById('operations-manager.line-bottleneck')
  const answer =
    'The line produces 175 pieces an hour, that is 60 plus 45 plus 70, or on average about 58 pieces. If you buy a ' +
    'faster cutter, the output of the whole line rises because everything begins with cutting. So I would buy the ' +
    'faster cutter, maybe one with 90 pieces, and then the line would make about 68 pieces an hour.'
  const { points, improvements } = evaluate({ question, answer })
  const doubtful = points.flatMap(({ verdict, quote }) =>
    verdict === 'contradicted' || verdict === 'unsure' ? quote : [],
  )
  expect(new Set(doubtful).size).toBeLessThan(doubtful.length)
  const checks = improvements.flatMap((text) => /^Check what you say here: “(.+)” What is/.exec(text)?.[1] ?? [])
  expect(checks.length).toBeGreaterThan(0)
  expect(new Set(checks).size).toBe(checks.length)
})

it('the points of a personal question hold for any subject, so that no quote is said to make one', () => {
  for (const { question, answer } of personalAnswers('fit').slice(0, 30)) {
    const { strengths, remarks } = evaluate({ question, answer })
    expect(strengths.filter((text) => statementIn(text) === 'pointMet')).toEqual([])
    expect(remarks.map(remarkIn)).toContain('general-points')
  }
})

it.each([
  ['- Good rows go in\n- Bad rows are set aside', 'Good rows go in; Bad rows are set aside'],
  ['1. Good rows go in.\n2. Bad rows are set aside', 'Good rows go in. Bad rows are set aside'],
  ['Good rows go in\nand 2.5 % are bad - as ever', 'Good rows go in and 2.5 % are bad - as ever'],
])('quotes the lines of a list without their marks: %j', (quote, shown) => {
  expect(say('resultFound', { quote })).toBe(`You say what came of it: “${shown}”`)
})

it('an answer that is good as it is, is not called short', () => {
  const questions =
    '1. What would make you say after six months that hiring me was right?\n2. Who will I work with every day?\n' +
    '3. I read that you are moving to SAP in March. How will that change the team?'
  const { score, improvements } = evaluate({ question: questionById('openers.questions-for-us'), answer: questions })
  expect(score).toBeGreaterThanOrEqual(80)
  expect(improvements.map(statementIn)).not.toContain('tooShort')
  const few = evaluate({ question: questionById('openers.questions-for-us'), answer: 'Do I get a laptop and a phone?' })
  expect(few.improvements.map(statementIn)).toContain('tooShort')
})
