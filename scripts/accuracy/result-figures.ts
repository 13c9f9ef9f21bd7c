/** What the coach says of the result of stories that have one, and of the same stories without it. */
import type { StatementName } from '@/domain/evaluation/advice/statements'
import { statementIn } from '@/domain/evaluation/contest/contestable-remarks'
import { evaluate } from '@/domain/evaluation/evaluate'
import { readAnswer } from '@/domain/evaluation/preprocess/read-answer'
import type { Evaluated } from './evaluated'
import type { Figure } from './figure'
import { rounded, share } from './statistics'
import { labelledStories } from './story-figures'

/** Grade from which a story is told well enough to be measured. */
const TOLD = 0.5

const ASKS_RESULT = new Set<StatementName | undefined>(['askResult', 'askResultIn', 'askResultInFigure'])

type Said = { praised: boolean; asked: boolean }

function saidOf(question: Evaluated['question'], answer: string): Said {
  const { strengths, improvements } = evaluate({ question, answer })
  return {
    praised: strengths.map(statementIn).includes('resultFound'),
    asked: improvements.some((text) => ASKS_RESULT.has(statementIn(text))),
  }
}

/** Stories that have a result and, each with its sentences labelled result taken out, the same ones without it. */
export function resultFigures(own: readonly Evaluated[]): Figure[] {
  const stories = labelledStories(own).filter(({ grade, labels }) => grade >= TOLD && labels?.includes('result'))
  const whole = stories.map(({ question, answer }) => saidOf(question, answer))
  const without = stories.map(({ question, answer, labels }) => {
    const kept = readAnswer(answer, question.text).sentences.filter((_, i) => labels?.[i] !== 'result')
    return saidOf(question, kept.map(({ text }) => text).join(' '))
  })
  const figure = (name: string, said: readonly Said[], of: keyof Said): Figure => ({
    name,
    value: rounded(share(said, (each) => each[of])),
    goal: null,
  })
  return [
    figure(`with a result, of ${whole.length}: it is praised`, whole, 'praised'),
    figure('with a result: asked for it', whole, 'asked'),
    figure('without it: another sentence praised', without, 'praised'),
    figure('without it: asked for it', without, 'asked'),
  ]
}
