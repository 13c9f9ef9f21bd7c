/** Writes the feedback on one answer the way a coach would: what stands, quoted, and what to add next. */

import { type Advice, adviceOnTelling, short, type Weights } from '@/domain/evaluation/advice-on-telling'
import type { DimensionValues } from '@/domain/evaluation/dimension-values'
import type { EvaluationInput } from '@/domain/evaluation/evaluator'
import { type Evidence, evidenceOf } from '@/domain/evaluation/evidence'
import type { AnswerFacts } from '@/domain/evaluation/facts'
import { COVERED } from '@/domain/evaluation/find-points'

type Coaching = { strengths: string[]; improvements: string[]; evidence: Evidence[] }

/** In an answer that makes few points, one must be made well to be praised. */
const WELL_COVERED = 0.75

const MOST_STRENGTHS = 3
const MOST_IMPROVEMENTS = 4

export function coach(input: EvaluationInput, facts: AnswerFacts, values: DimensionValues, weights: Weights): Coaching {
  const improvements = worded(improvementsOn(input, facts, values, weights).sort((a, b) => b.lift - a.lift))
  return {
    strengths: strengthsOf(input, facts, values, weights).slice(0, MOST_STRENGTHS),
    improvements: [...new Set(improvements)].slice(0, MOST_IMPROVEMENTS),
    evidence: evidenceOf(input, facts),
  }
}

/** Points that were left out, at most three of them, so that there is room to say how to tell it better. */
const LEFT_OUT: readonly ((point: string) => string)[] = [
  (point) => `You did not bring up this point: ${point}.`,
  (point) => `A listener also waits for this: ${point}.`,
  (point) => `Add a sentence on this as well: ${point}.`,
]

function worded(advice: readonly Advice[]): string[] {
  let leftOut = 0
  return advice.flatMap(({ text, missing }) => {
    if (missing === undefined) return [text]
    const sentence = LEFT_OUT[leftOut++]?.(inside(missing))
    return sentence === undefined ? [] : [sentence]
  })
}

/** A key point as the object of a sentence. */
const inside = (text: string) => `“${text.replace(/\.$/u, '')}”`

function strengthsOf(
  { question }: EvaluationInput,
  facts: AnswerFacts,
  values: DimensionValues,
  weights: Weights,
): string[] {
  const strengths: string[] = []
  const covered = facts.points.flatMap((point, i) => {
    const text = question.keyPoints[i]?.text
    return text && point.quote && point.strength >= (values.substance >= 50 ? COVERED : WELL_COVERED)
      ? [{ text, quote: point.quote, strength: point.strength }]
      : []
  })
  const [best] = [...covered].sort((a, b) => b.strength - a.strength)
  if (best) {
    const count = covered.length > 1 ? ` It is one of ${covered.length} key points that you made.` : ''
    strengths.push(`“${short(best.quote)}” makes a point a listener waits for: ${inside(best.text)}.${count}`)
  }
  if (values.substance < 15) return strengths
  const [figure] = facts.specifics
    .filter(({ kind }) => kind === 'number')
    .sort((a, b) => b.quote.length - a.quote.length)
  const result = facts.parts.find(({ part }) => part === 'result')
  if ((weights.specificity ?? 0) > 0 && figure) {
    strengths.push(`You gave a figure: “${short(figure.quote)}”. It lets the listener judge the size of the thing.`)
  }
  if (question.category !== 'technical') {
    if (result?.present && result.quote && question.category === 'behavioral') {
      strengths.push(`You said what came of it: “${short(result.quote)}”.`)
    }
    if (facts.ownership.own > 1 && facts.ownership.own >= facts.ownership.shared && facts.ownership.ownQuote) {
      strengths.push(`It is clear what you did yourself: “${short(facts.ownership.ownQuote)}”.`)
    }
  } else if ((weights.structure ?? 0) > 0) {
    const reason = facts.signposts.find(({ kind }) => kind === 'reason')
    if (reason) strengths.push(`You gave a reason and not only a claim: “${short(reason.quote)}”.`)
    const example = facts.signposts.find(({ kind }) => kind === 'example')
    if (example) strengths.push(`You made it concrete with an example: “${short(example.quote)}”.`)
  }
  return strengths
}

const READABLE: readonly string[] = [
  'empty',
  'no-answer',
  'gibberish',
  'other-language',
  'question-repeated',
  'sentence-repeated',
  'keyword-list',
  'filler',
]
const FIRST_AID: Readonly<Record<string, string>> = {
  empty: 'Write a first attempt, even three sentences: they can be scored and improved.',
  'no-answer': 'Say what you do know: name the closest thing you have met and how you would find out the rest.',
  gibberish: 'Write whole words and sentences, so that what you know can be seen.',
  'other-language': 'Answer in English here, as plainly as you like: only the content counts.',
  'question-repeated': 'Do not restate the question; open with your answer to it.',
  'sentence-repeated': 'Say each thing once, and use the room for the next point.',
  'keyword-list': 'Turn the terms into sentences: say for each one what you do with it and why.',
  filler: 'Cut the words that carry nothing, and keep the sentences that say who did what.',
}

function improvementsOn(
  { question }: EvaluationInput,
  facts: AnswerFacts,
  values: DimensionValues,
  weights: Weights,
): Advice[] {
  const advice: Advice[] = []
  for (const { kind } of facts.degenerate) {
    const text = FIRST_AID[kind]
    if (READABLE.includes(kind) && text) advice.push({ text, lift: 100 })
  }
  const perPoint = ((weights.substance ?? 0) * 100) / Math.max(1, facts.points.length)
  for (const [i, point] of facts.points.entries()) {
    const text = question.keyPoints[i]?.text
    if (!text || (point.status === 'covered' && !point.contradiction)) continue
    const lift = perPoint * (1 - point.strength)
    if (point.contradiction && point.quote) {
      advice.push({
        text: `“${short(point.quote)}” and “${short(point.contradiction)}” contradict each other. Keep the one you mean, on: ${inside(text)}.`,
        lift: lift + 10,
      })
    } else if (point.denied && point.quote) {
      advice.push({
        text: `“${short(point.quote)}” says the opposite of what is looked for: ${inside(text)}.`,
        lift: lift + 10,
      })
    } else if (point.status === 'partly' && point.quote) {
      advice.push({ text: `“${short(point.quote)}” goes halfway. Say it in full: ${inside(text)}.`, lift })
    } else {
      advice.push({ text: '', missing: text, lift })
    }
  }
  if (facts.relevance.strength < 0.2 && facts.ownWords > 0) {
    advice.push({ text: 'Answer the question that was asked: take up its own words in your first sentence.', lift: 40 })
  }
  advice.push(...adviceOnTelling(question.category, facts, weights))
  if (advice.length === 0) advice.push({ text: closingAdvice(question.category, values), lift: 1 })
  return advice
}

const closingAdvice = (category: string, values: DimensionValues) =>
  category === 'technical' || values.structure >= 75
    ? 'All points are there. Practise saying it in two minutes, with the main claim first.'
    : 'All points are there. Tell them in the order in which they happened.'
