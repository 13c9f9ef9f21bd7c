/** Agreement on our own graded answers, with the shipped models: what people get. */
import { type Evaluation, evaluateFacts } from '@/domain/coach/evaluate'
import type { AnswerFacts } from '@/domain/coach/facts'
import { findFacts } from '@/domain/coach/find-facts'
import { SHIPPED_MODELS } from '@/domain/coach/models'
import { readAnswer } from '@/domain/coach/preprocess/read-answer'
import { classifySentences } from '@/domain/coach/story/classify-sentences'
import { pearson } from '../accuracy-statistics'
import { type GradedAnswer, KINDS, type Kind } from '../train/graded'
import { groupBy, mean, share } from './statistics'

export type Evaluated = GradedAnswer & { facts: AnswerFacts; evaluation: Evaluation }

export const evaluateAll = (answers: readonly GradedAnswer[]): Evaluated[] =>
  answers.map((row) => {
    const input = { question: row.question, answer: row.answer }
    const facts = findFacts(input, SHIPPED_MODELS)
    return { ...row, facts, evaluation: evaluateFacts(input, facts) }
  })

const isKind = (kind: string): kind is (typeof KINDS)[number] => (KINDS as readonly string[]).includes(kind)

/** Answers graded this far apart are a pair that should be told apart. */
const APART = 0.1
const VIVID_ABOVE = 15

export function ownFigures(all: readonly Evaluated[]) {
  const rows = all.filter(({ kind }) => isKind(kind))
  const scores = (kind: Kind, category?: string) =>
    all
      .filter((row) => row.kind === kind && (!category || row.question.category === category))
      .map(({ evaluation }) => evaluation.score)
  const byQuestion = groupBy(rows, ({ questionId }) => questionId)
  const pairs = [...byQuestion.values()].flatMap((group) =>
    group.flatMap((a) =>
      group.flatMap((b) => (a.grade - b.grade >= APART ? [a.evaluation.score > b.evaluation.score] : [])),
    ),
  )
  const scoreOf = (group: readonly Evaluated[], kind: Kind) =>
    group.find((row) => row.kind === kind)?.evaluation.score ?? Number.NaN
  const groups = [...byQuestion.values()]
  const vivid = [...groupBy(all, ({ questionId }) => questionId).values()]
    .map((group) => scoreOf(group, 'pair-vivid') - scoreOf(group, 'pair-vague'))
    .filter(Number.isFinite)
  return {
    answers: rows.length,
    questions: byQuestion.size,
    pearson: pearson(rows.map(({ grade, evaluation }) => ({ human: grade, machine: evaluation.score / 100 }))),
    outOfOrder: share(pairs, (inOrder) => !inOrder),
    pairs: pairs.length,
    kinds: Object.fromEntries(
      KINDS.map((kind) => [
        kind,
        {
          grade: 100 * mean(rows.filter((row) => row.kind === kind).map(({ grade }) => grade)),
          all: mean(scores(kind)),
          technical: mean(scores(kind, 'technical')),
          behavioral: mean(scores(kind, 'behavioral')),
          situational: mean(scores(kind, 'situational')),
        },
      ]),
    ),
    wrongAboveShort: share(groups, (group) => scoreOf(group, 'wrong') > scoreOf(group, 'short')),
    vividAboveVague: share(vivid, (by) => by >= VIVID_ABOVE),
    vividPairs: vivid.length,
    inside: share(rows, ({ grade, evaluation: { range } }) => range.low <= 100 * grade && 100 * grade <= range.high),
    wrongInside: share(
      rows.filter(({ kind }) => kind === 'wrong'),
      ({ grade, evaluation: { range } }) => range.low <= 100 * grade && 100 * grade <= range.high,
    ),
    ...pointFigures(all),
    ...storyFigures(all),
  }
}

function pointFigures(all: readonly Evaluated[]) {
  const points = all.flatMap(({ points, facts, kind, evaluation }) =>
    (points ?? []).map((grade, i) => {
      const quote = facts.points[i]?.quote ?? null
      return {
        kind,
        made: grade === 'm' || grade === 'p',
        verdict: facts.points[i]?.verdict ?? 'missing',
        grade,
        isPraised: quote !== null && evaluation.strengths.some((strength) => strength.includes(quote.slice(0, 40))),
      }
    }),
  )
  const found = points.filter(({ verdict }) => verdict === 'met' || verdict === 'partly')
  const precision = share(found, ({ made }) => made)
  const recall = share(
    points.filter(({ made }) => made),
    ({ verdict }) => verdict === 'met' || verdict === 'partly',
  )
  const met = points.filter(({ verdict }) => verdict === 'met')
  const praised = points.filter(({ isPraised }) => isPraised)
  return {
    points: points.length,
    precision,
    recall,
    f1: (2 * precision * recall) / Math.max(1e-9, precision + recall),
    metPrecision: share(met, ({ made }) => made),
    praised: praised.length,
    praisedPrecision: share(praised, ({ made }) => made),
    praisedWrong: share(praised, ({ grade }) => grade === 'x'),
    wrongPraised: share(
      all.filter(({ kind }) => kind === 'wrong'),
      ({ evaluation }) => evaluation.strengths.length > 0,
    ),
  }
}

/** Precision and recall of finding a setting and a result in a story, as a whole and by the sentence shown. */
function storyFigures(all: readonly Evaluated[]) {
  const stories = all.filter(({ labels }) => labels !== null)
  const of = (part: 'setting' | 'result') => {
    const rows = stories.flatMap(({ labels, facts, answer, question }) => {
      const { sentences, text } = readAnswer(answer, question.text)
      if (sentences.length !== labels?.length) return []
      const classified = classifySentences(sentences, text)
      const quote = facts.parts.find((each) => each.part === part)?.quote ?? null
      const at = quote === null ? -1 : sentences.findIndex((sentence) => sentence.text.includes(quote))
      return [
        {
          has: labels.includes(part),
          found: quote !== null,
          right: at >= 0 && labels[at] === part,
          classified,
          labels,
        },
      ]
    })
    const sentences = rows.flatMap(({ classified, labels }) =>
      classified.map(({ label }, i) => ({ label, truth: labels[i] })),
    )
    const found = rows.filter((row) => row.found)
    return {
      stories: rows.length,
      precision: share(found, (row) => row.has),
      recall: share(
        rows.filter((row) => row.has),
        (row) => row.found,
      ),
      quotePrecision: share(found, (row) => row.right),
      sentencePrecision: share(
        sentences.filter(({ label }) => label === part),
        ({ truth }) => truth === part,
      ),
      sentenceRecall: share(
        sentences.filter(({ truth }) => truth === part),
        ({ label }) => label === part,
      ),
    }
  }
  return { setting: of('setting'), result: of('result') }
}
