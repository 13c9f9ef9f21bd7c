import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { CoachText } from '@/components/feedback/coach-text'
import { KeyPoints } from '@/components/feedback/key-points'
import { MarkedAnswer } from '@/components/feedback/marked-answer'
import { NumberedList } from '@/components/feedback/numbered-list'
import { RemarkList } from '@/components/feedback/remark-list'
import { Disclosure } from '@/components/ui/disclosure'
import { countWords } from '@/domain/interview/answers'
import { formatDuration } from '@/lib/format'
import { DimensionBars } from './dimension-bars'
import { Lesson } from './lesson'
import type { ReviewedQuestion } from './reviewed'
import { useLesson } from './use-lesson'

/** The answer with the coach's marks, then what to do about it. */
export function QuestionDetail({ item: { question, answer, result } }: { item: ReviewedQuestion }) {
  const lesson = useLesson(question.id)
  const { strengths, improvements, remarks, evidence, dimensions, modelAnswer, covered } = result
  return (
    <div className="grid gap-8 lg:grid-cols-2 lg:grid-rows-[auto_auto_auto_1fr] lg:gap-x-12">
      <Part title="Your answer" aside={`${countWords(answer.text)} words in ${formatDuration(answer.timeSpent)}`}>
        <RemarkList remarks={remarks} />
        <MarkedAnswer answer={answer.text} evidence={evidence} />
      </Part>
      <div className="grid min-w-0 content-start gap-8 lg:col-start-2 lg:row-span-4 lg:row-start-1">
        {improvements.length > 0 && (
          <Part title="Areas to improve">
            <NumberedList texts={improvements} />
          </Part>
        )}
        {strengths.length > 0 && (
          <Part title="Strengths">
            <ul className="grid gap-3">
              {strengths.map((text) => (
                <li key={text} className="grid grid-cols-[1.5rem_1fr] gap-3">
                  <Check aria-hidden className="mt-0.5 size-5 text-success" />
                  <span className="min-w-0 break-words">
                    <CoachText text={text} />
                  </span>
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
      {modelAnswer.length > 0 && (
        <Disclosure label="What a strong answer covers" as="h4">
          <KeyPoints points={modelAnswer} found={result.points} covered={covered} />
        </Disclosure>
      )}
      {lesson && <Lesson lesson={lesson} category={question.category} result={result} />}
      <Part title="How the score comes about">
        <DimensionBars dimensions={dimensions} />
      </Part>
    </div>
  )
}

const Part = ({ title, aside, children }: { title: string; aside?: string; children: ReactNode }) => (
  <div className="grid min-w-0 content-start gap-3">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h4 className="text-lg leading-snug">{title}</h4>
      {aside && <p className="text-muted-foreground text-sm tabular-nums">{aside}</p>}
    </div>
    {children}
  </div>
)
