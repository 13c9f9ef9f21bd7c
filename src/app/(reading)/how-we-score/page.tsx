import type { Metadata } from 'next'
import { loadAccuracy } from '@/content/accuracy'
import { scoringExample } from '@/content/scoring-example'
import { evaluate } from '@/domain/evaluation/evaluate'
import { HowWeScore } from '@/features/scoring/how-we-score'
import { paths } from '@/lib/paths'

export const metadata: Metadata = {
  title: 'How we score',
  alternates: { canonical: paths.howWeScore },
  description:
    'What every score rests on, one answer scored step by step, how far the scores agree with people, ' +
    'and what they cannot tell you.',
}

/** Scored at build time by the same code as every answer, so that the example is never outdated. */
function workedExample() {
  const { question, answer } = scoringExample()
  return { question, answer, scored: evaluate({ question, answer }) }
}

export default function HowWeScorePage() {
  return <HowWeScore accuracy={loadAccuracy()} example={workedExample()} />
}
