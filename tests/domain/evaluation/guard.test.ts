import { describe, expect, it } from 'vitest'
import { remarkIn } from '@/domain/evaluation/contest/contestable-remarks'
import { evaluate } from '@/domain/evaluation/evaluate'
import { prepare } from '@/domain/evaluation/points/prepare'
import { readAnswer } from '@/domain/evaluation/preprocess/read-answer'
import type { EvaluatedQuestion } from '@/domain/evaluation/question'
import { ownQuestion } from '@/domain/interview/own-questions'
import { mean } from '../../../scripts/accuracy/statistics'
import { ATTACKS, attacksOn } from '../../../scripts/train/attacks'
import { questionById } from '../../../scripts/train/questions'
import { everyNth, ofKind } from './fixtures'

const attacks = ofKind('excellent')
  .filter((_, i) => i % 4 === 0)
  .flatMap((row, i) =>
    attacksOn(row, 5000 + i).map(({ kind, answer }) => ({
      kind,
      result: evaluate({ question: row.question, answer }),
    })),
  )

describe('sentences that copy the points of the question', () => {
  const weakness = questionById('openers.a-weakness')
  const machine = questionById('operations-manager.line-bottleneck')
  const textOf = (question: EvaluatedQuestion) => question.keyPoints.map(({ text }) => text).join(' ')
  const own = 'I am somebody who works hard and gives everything for the team and for the customers.'
  const kindsOf = (question: EvaluatedQuestion, answer: string) =>
    readAnswer(answer, question.text, prepare(question).copyOf).excluded.map(({ kind }) => kind)

  it.each([
    ['as they stand', (text: string) => text],
    ['in the first person', (text: string) => text.replace(/\bYou\b/g, 'I').replace(/\byour\b/g, 'my')],
    ['in quotation marks', (text: string) => text.replace(/[^.]+\./g, (point) => `“${point.trim()}” `)],
    ['without full stops', (text: string) => text.replace(/\./g, '')],
    ['after a few words', (text: string) => text.replace(/\bYou\b/g, 'Here you')],
  ])('do not count in an opening question: %s', (_, changed) => {
    const { score } = evaluate({ question: weakness, answer: own })
    const copied = evaluate({ question: weakness, answer: `${own} ${changed(textOf(weakness))}` })
    expect(copied.score).toBe(score)
    expect(copied.remarks.map(remarkIn)).toContain('points')
    expect(evaluate({ question: weakness, answer: changed(textOf(weakness)) }).score).toBe(0)
  })

  it('do not count in a technical question where they are addressed to the reader', () => {
    expect(new Set(kindsOf(machine, textOf(machine)))).toEqual(new Set(['points']))
    expect(kindsOf(machine, textOf(machine).replace(/\byou\b/gi, 'I'))).toEqual([])
  })

  it('are none where a point gives them as an example of what to say', () => {
    const rewrite = questionById('content-writer.plain-language-rewrite')
    expect(textOf(rewrite)).toContain('"Please pay before you start using the service"')
    expect(kindsOf(rewrite, 'Please pay before you start using the service.')).toEqual([])
    expect(kindsOf(rewrite, textOf(rewrite))).toContain('points')
  })

  it('are none in real answers, nor in the candidate’s own points', () => {
    const copied = everyNth(3).filter(
      ({ question, answer, kind }) => kind !== 'recital' && kindsOf(question, answer).includes('points'),
    )
    expect(copied).toEqual([])
    const point = 'The wheels of the forklift were replaced in March'
    expect(kindsOf(ownQuestion({ text: 'What did you change in the warehouse?', points: [point] }), point)).toEqual([])
  })
})

describe('sentences that repeat the words of a question', () => {
  const question: EvaluatedQuestion = {
    id: 'parent',
    text: "A parent comes to school angry and says that you marked her child's exam unfairly. How do you handle it?",
    category: 'situational',
    keyPoints: [],
  }
  const copy =
    "How I handle it when a parent comes to school angry and says that I marked her child's exam unfairly is that I " +
    'will handle the parent that is angry about it.'

  it('do not count, also where the words are of several of its sentences', () => {
    const { score, remarks } = evaluate({ question, answer: copy })
    expect(score).toBe(0)
    expect(remarks.map(remarkIn)).toContain('question')
    const marked = `I would show her where the marks were lost. ${copy}`
    expect(readAnswer(marked, question.text, prepare(question).copyOf).excluded).toHaveLength(1)
  })

  it('leave a few words, which are no answer where there is nothing to compare them with', () => {
    const plain = "A parent comes to school angry and says that I marked her child's exam unfairly. I would handle it."
    expect(evaluate({ question, answer: plain })).toMatchObject({ score: 0, judged: false })
  })

  it('count in short factual questions, which are answered in their words', () => {
    const factual = { ...question, references: ["A parent is angry because her child's exam was marked unfairly."] }
    expect(readAnswer(copy, factual.text, prepare(factual).copyOf).excluded).toEqual([])
  })

  it('are hardly found in real answers', () => {
    const isRepeated = ({ question: asked, answer }: (typeof rows)[number]) =>
      readAnswer(answer, asked.text, prepare(asked).copyOf).excluded.some(({ kind }) => kind === 'question')
    const rows = everyNth(1).filter(({ kind }) => kind === 'excellent' || kind === 'second-language')
    expect(rows.length).toBeGreaterThan(300)
    expect(rows.filter(isRepeated)).toEqual([])
  })
})

describe('gamed answers', () => {
  it.each(ATTACKS)('%s: few reach 60', (kind) => {
    const scores = attacks.filter((attack) => attack.kind === kind).map(({ result }) => result.score)
    expect(scores.filter((score) => score >= 60).length / scores.length).toBeLessThanOrEqual(0.2)
  })

  it('get a remark about it', () => {
    const shuffled = attacks.filter(({ kind }) => kind === 'words shuffled')
    const told = shuffled.filter(({ result }) =>
      result.remarks.some((remark) => /does not read like speech/.test(remark)),
    )
    expect(told.length / shuffled.length).toBeGreaterThanOrEqual(0.8)
  })

  it('are told from speech without marks, which is asked for full stops and keeps most of its score', () => {
    const unmarked = (text: string) => text.replace(/[.,;:!?—–()"“”]+(?=\s|$)/g, '').toLowerCase()
    const pairs = everyNth(6)
      .filter(({ kind, grade }) => kind !== 'recital' && grade >= 0.7)
      .map(({ question, answer }) => ({
        marked: evaluate({ question, answer }),
        unmarked: evaluate({ question, answer: unmarked(answer) }),
      }))
    expect(pairs.length).toBeGreaterThan(100)
    expect(mean(pairs.map(({ marked, unmarked }) => marked.score - unmarked.score))).toBeLessThanOrEqual(6)
    const remarks = pairs.flatMap(({ unmarked }) => unmarked.remarks)
    expect(remarks.filter((remark) => remarkIn(remark) === 'not-speech').length / pairs.length).toBeLessThanOrEqual(
      0.01,
    )
    expect(remarks.map(remarkIn)).toContain('no-stops')
  })

  it('are distinguished from real answers: hardly one of a hundred is misjudged', () => {
    const real = everyNth(2).filter(({ kind }) => kind !== 'recital')
    const stopped = real.filter(({ question, answer }) =>
      evaluate({ question, answer }).remarks.some((remark) => /does not read like speech/.test(remark)),
    )
    expect(stopped.length / real.length).toBeLessThanOrEqual(0.01)
  })
})
