import Link from 'next/link'
import type { ReactNode, RefObject } from 'react'
import { useAuthDialog } from '@/components/auth-dialog-context'
import { KeyPoints } from '@/components/feedback/key-points'
import { likelyIfJudged } from '@/components/feedback/likely'
import { MarkedAnswer } from '@/components/feedback/marked-answer'
import { NumberedList } from '@/components/feedback/numbered-list'
import { RangeBar } from '@/components/feedback/range-bar'
import { RemarkList } from '@/components/feedback/remark-list'
import { ScoreLabel } from '@/components/feedback/score-label'
import { Button } from '@/components/ui/button'
import type { Evaluation } from '@/domain/evaluation/evaluate'
import { paths } from '@/lib/paths'
import { wantTrialKept } from '@/lib/trial-storage'
import type { ReadTrial } from './use-trial-answer'

type TrialResultProps = ReadTrial & {
  isChanged: boolean
  headingRef: RefObject<HTMLHeadingElement | null>
}

/** Maximum number of changes; the key points below show what else is missing. */
const MOST_CHANGES = 2

/** The evaluation of an answer: the score, the evidence, each key point, and the advice. */
export function TrialResult({ answer, evaluation, isChanged, headingRef }: TrialResultProps) {
  const { open } = useAuthDialog()
  const { evidence, remarks, improvements, modelAnswer, points, covered } = evaluation
  const signUp = () => {
    wantTrialKept()
    open('sign-up')
  }
  return (
    <div className="grid gap-8 border-t pt-8">
      <div className="grid gap-5 lg:grid-cols-2 lg:items-end lg:gap-12">
        <div className="grid gap-1.5">
          <h3 ref={headingRef} tabIndex={-1} className="scroll-mt-6 text-heading outline-none">
            What your answer shows
          </h3>
          <p className="text-muted-foreground">
            {isChanged
              ? 'This is about the answer that was read. You have changed it since.'
              : 'Read by Greenroom’s own rules, which may be wrong: check what each point is based on.'}
          </p>
        </div>
        <TrialScore {...evaluation} />
      </div>
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
        <Part title="Your words, with what we recognised">
          <RemarkList remarks={remarks} />
          <MarkedAnswer answer={answer} evidence={evidence} isRead />
        </Part>
        {improvements.length > 0 && (
          <Part title="What to say better">
            <NumberedList texts={improvements.slice(0, MOST_CHANGES)} />
          </Part>
        )}
        <Part title="What a strong answer covers" className="lg:col-span-2">
          <KeyPoints result={{ modelAnswer, points, covered }} />
        </Part>
      </div>
      <div
        className={
          'grid gap-4 rounded-xl bg-accent-soft p-5 sm:flex sm:items-center sm:justify-between ' + 'sm:gap-8 sm:p-6'
        }
      >
        <div className="grid gap-1">
          <h4 className="text-heading">Keep this answer</h4>
          <p className="max-w-[56ch]">
            With an account, this answer is added to your results, and you practise the points it missed. It does not
            use up a free interview.{' '}
            <Link href={paths.howWeScore} className="underline underline-offset-4">
              How we score
            </Link>
          </p>
        </div>
        <Button size="lg" onClick={signUp} className="max-sm:w-full">
          Create an account and keep it
        </Button>
      </div>
    </div>
  )
}

const Part = ({ title, children, className = '' }: { title: string; children: ReactNode; className?: string }) => (
  <div className={`grid min-w-0 content-start gap-3 ${className}`}>
    <h4 className="text-lg leading-snug">{title}</h4>
    {children}
  </div>
)

const TrialScore = ({ score, range, judged }: Pick<Evaluation, 'score' | 'range' | 'judged'>) => (
  <div className="grid gap-2.5">
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span className="font-display font-semibold text-5xl tabular-nums leading-none tracking-tight">{score}</span>
      <span className="text-muted-foreground tabular-nums">out of 100, {likelyIfJudged({ range, judged })}</span>
      <ScoreLabel score={score} />
    </p>
    {judged && <RangeBar score={score} range={range} />}
  </div>
)
