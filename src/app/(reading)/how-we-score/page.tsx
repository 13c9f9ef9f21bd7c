import type { Metadata } from 'next'
import { loadAccuracy } from '@/content/accuracy'
import { scoringExample } from '@/content/scoring-example'
import { localEvaluator } from '@/domain/evaluation/local-evaluator'
import { scoreAnswer } from '@/domain/evaluation/score-answer'
import { HowWeScore } from '@/features/scoring/how-we-score'
import { paths } from '@/lib/paths'

export const metadata: Metadata = {
  title: 'How we score',
  alternates: { canonical: paths.howWeScore },
  description:
    'The rubric behind every score, one answer scored step by step, how far the scores agree with people, and what they cannot tell you.',
}

/** Scored by the same code as every answer, so that the example cannot grow old. */
function workedExample() {
  const { question, answer } = scoringExample()
  const input = { question, answer }
  return { question, answer, scored: scoreAnswer(input, localEvaluator.findFacts(input)) }
}

export default function HowWeScorePage() {
  return <HowWeScore accuracy={loadAccuracy()} example={workedExample()} />
}
