/** Adversarial answers, generated from questions and real answers: training data for the guard. */
import { isStopWord } from '@/domain/evaluation/preprocess/language'
import { seededRandom, shuffle } from '@/domain/random'
import { tokensOf } from '@/domain/text/tokens'
import type { GradedAnswer } from './graded'

export const ATTACKS = [
  'terms with commas',
  'terms without commas',
  'words shuffled',
  'words shuffled in their sentences',
  'words backwards',
  'question copied',
  'question and terms',
  'sentences without grammar',
] as const
export type Attack = (typeof ATTACKS)[number]

const telling = (text: string) => [
  ...new Set(tokensOf(text).flatMap(({ word, stem }) => (isStopWord(stem) || word.length < 4 ? [] : [word]))),
]

const wordsOf = (text: string) => text.replace(/[.,;:!?]/g, '').split(/\s+/)

/** One attack of each kind on a question, derived from a strong answer to it. */
export function attacksOn(
  { question, answer, questionId }: GradedAnswer,
  seed: number,
): { kind: Attack; answer: string }[] {
  const random = seededRandom(seed + questionId.length * 31)
  const points = question.keyPoints.map(({ text, says = [] }) => [text, ...says].join(' ')).join(' ')
  const terms = shuffle(telling(points), random).slice(0, 60)
  const sentences = answer.split(/(?<=[.!?])\s+/)
  const swapInside = (sentence: string) => `${shuffle(wordsOf(sentence), random).join(' ')}.`
  return [
    { kind: 'terms with commas', answer: `${terms.join(', ')}.` },
    { kind: 'terms without commas', answer: terms.join(' ') },
    { kind: 'words shuffled', answer: shuffle(wordsOf(answer), random).join(' ') },
    { kind: 'words shuffled in their sentences', answer: sentences.map(swapInside).join(' ') },
    { kind: 'words backwards', answer: wordsOf(answer).reverse().join(' ') },
    { kind: 'question copied', answer: `${question.text} ${question.text} I would say that ${question.text}` },
    { kind: 'question and terms', answer: `${question.text} ${terms.slice(0, 30).join(', ')}` },
    { kind: 'sentences without grammar', answer: sentences.map((each) => `${telling(each).join(' ')}.`).join(' ') },
  ]
}
