import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { KeyPoints } from '@/components/feedback/key-points'
import { MarkedAnswer } from '@/components/feedback/marked-answer'
import { NumberedList } from '@/components/feedback/numbered-list'
import { RemarkList } from '@/components/feedback/remark-list'
import { QuotedText } from '@/components/quoted-text'
import { Disclosure } from '@/components/ui/disclosure'
import { countWords } from '@/domain/interview/answers'
import { isToLearnFirst } from '@/domain/interview/learn-first'
import { formatDuration } from '@/lib/format'
import { Contestable } from './contestable'
import { contestablePoint, contestableText } from './contestable-parts'
import { DimensionBars } from './dimension-bars'
import { LearnFirst } from './learn-first'
import { Lesson } from './lesson'
import { readingOf } from './reading'
import type { ReviewedQuestion } from './reviewed'
import { SpokenAnswer } from './spoken-answer'
import { useLesson } from './use-lesson'

/** The answer with the coach's marks, then what to do about it. */
export function QuestionDetail({ item: { question, answer, result } }: { item: ReviewedQuestion }) {
  const lesson = useLesson(question.id)
  const learnsFirst = isToLearnFirst(question.category, result)
  const reading = readingOf({ questionId: question.id, number: 1 }, result)
  const { strengths, improvements, remarks, evidence, dimensions, modelAnswer } = result
  return (
    <div className="grid gap-8 lg:grid-cols-2 lg:grid-rows-[auto_auto_auto_1fr] lg:gap-x-12">
      <Part title="Your answer" aside={`${countWords(answer.text)} words in ${formatDuration(answer.timeSpent)}`}>
        <RemarkList remarks={remarks} wrap={contestableText(reading)} />
        <MarkedAnswer answer={answer.text} evidence={evidence} />
        <SpokenAnswer questionId={question.id} text={answer.text} />
      </Part>
      <div className="grid min-w-0 content-start gap-8 lg:col-start-2 lg:row-span-4 lg:row-start-1">
        {strengths.length > 0 && (
          <Part title="Strengths">
            <ul className="grid gap-3">
              {strengths.map((text) => (
                <li key={text} className="grid grid-cols-[1.5rem_1fr] gap-3">
                  <Check aria-hidden className="mt-0.5 size-5 text-success" />
                  <span className="min-w-0 break-words">
                    <Contestable place={reading} remark={reading.keyOf(text)}>
                      <QuotedText text={text} />
                    </Contestable>
                  </span>
                </li>
              ))}
            </ul>
          </Part>
        )}
        {learnsFirst && <LearnFirst lesson={lesson} />}
        {improvements.length > 0 && (
          <Part title="Areas to improve">
            <NumberedList texts={improvements} wrap={contestableText(reading)} />
          </Part>
        )}
      </div>
      {modelAnswer.length > 0 && (
        <Disclosure
          label={question.source === 'own' ? 'The points you wanted to make' : 'What a strong answer covers'}
          as="h4"
        >
          <KeyPoints result={result} wrap={contestablePoint(reading)} />
        </Disclosure>
      )}
      {lesson && (
        <Lesson
          lesson={learnsFirst ? { ...lesson, guide: null } : lesson}
          category={question.category}
          result={result}
        />
      )}
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
