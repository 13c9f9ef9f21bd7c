import { PageHeader } from '@/components/ui/page-header'
import { PageLinks } from '@/components/ui/page-links'
import { PageSection } from '@/components/ui/page-section'
import type { Accuracy } from '@/schemas/accuracy'
import { Agreement } from './agreement'
import { Limits } from './limits'
import { RubricLevels } from './rubric-levels'
import { RubricWeights } from './rubric-weights'
import { type Example, WorkedExample } from './worked-example'

const PARTS = [
  { id: 'example', title: 'One answer, step by step' },
  { id: 'rubric', title: 'The rubric' },
  { id: 'agreement', title: 'How far we agree with people' },
  { id: 'limits', title: 'What a score cannot tell you' },
] as const

/** Explains how answers are scored, so that a score can be checked. */
export function HowWeScore({ accuracy, example }: { accuracy: Accuracy; example: Example }) {
  const [first, rubric, agreement, limits] = PARTS
  return (
    <div className="container-page grid gap-12 py-10 sm:gap-16 sm:py-16">
      <div className="grid gap-8">
        <PageHeader
          title="How we score"
          description={
            'First we look for evidence in what you wrote, and show you each piece of it. Then fixed ' +
            'rules turn the evidence, and the length and range of your words, into a number. Nothing else ' +
            'counts: not your name, not how long it took, not how often you tried.'
          }
        />
        <PageLinks parts={PARTS} />
      </div>
      <PageSection
        {...first}
        lead={
          <p>
            A made-up answer to a question you may meet here, read by the same code that reads yours. What it found is
            marked in the answer.
          </p>
        }
      >
        <WorkedExample example={example} />
      </PageSection>
      <PageSection
        {...rubric}
        lead={
          <p>
            Four things a listener judges. Each has described levels, so that a number always has a sentence behind it.
          </p>
        }
      >
        <RubricWeights />
        <RubricLevels />
      </PageSection>
      <Agreement {...agreement} accuracy={accuracy} />
      <PageSection
        {...limits}
        lead={<p>Use a score to find your next improvement. It is not made for more than that.</p>}
      >
        <Limits />
      </PageSection>
    </div>
  )
}
