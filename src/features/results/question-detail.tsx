import { Check } from 'lucide-react'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { type ReactNode, useEffect, useState } from 'react'
import { KeyPoints } from '@/components/feedback/key-points'
import { MarkedAnswer } from '@/components/feedback/marked-answer'
import { NumberedList } from '@/components/feedback/numbered-list'
import { RemarkList } from '@/components/feedback/remark-list'
import { QuotedText } from '@/components/quoted-text'
import { Disclosure } from '@/components/ui/disclosure'
import { Progress } from '@/components/ui/progress'
import { judgedAs } from '@/domain/evaluation/question'
import { DIMENSIONS, inWords, RUBRIC } from '@/domain/evaluation/score/rubric'
import { countWords, wordsText } from '@/domain/interview/answers'
import { isToLearnFirst } from '@/domain/interview/learn-first'
import { isOpenerId } from '@/domain/interview/question-id'
import type { Spoken } from '@/domain/interview/spoken-answer'
import type { AnswerTime } from '@/domain/practice-settings/settings'
import { usePracticeSettings } from '@/features/shared/use-practice-settings'
import { formatDuration } from '@/lib/format'
import { paths } from '@/lib/paths'
import { readSpoken } from '@/lib/spoken-storage'
import type { QuestionScoreDto } from '@/schemas/interview'
import { useAttempts } from './attempts-context'
import { ContestableText, contestablePoint, contestableText } from './contestable'
import { useLengthPercents } from './length-percents-context'
import { LearnFirst, Lesson, useLesson } from './lesson'
import { FIRST_CHANGES_ID, type ReviewedQuestion, readingOf } from './reviewed'

export function QuestionDetail({ item: { question, answer, result, lead } }: { item: ReviewedQuestion }) {
  const lesson = useLesson(question.id)
  const { answerTime } = usePracticeSettings()
  const learnsFirst = isToLearnFirst(question.category, result)
  const reading = readingOf({ questionId: question.id, number: 1 }, result)
  const { strengths, improvements, remarks, evidence, dimensions, modelAnswer } = result
  return (
    // Blocks in print: Chromium prints lines over each other where nested grids go on on the next page.
    <div
      className={'grid gap-8 lg:grid-cols-2 lg:grid-rows-[auto_auto_auto_1fr] lg:gap-x-12 print:block print:space-y-6'}
    >
      <Part title="Your answer" aside={`${wordsText(countWords(answer.text))}${timeIn(answerTime, answer.timeSpent)}`}>
        <RemarkList remarks={remarks} wrap={contestableText(reading)} />
        <MarkedAnswer answer={answer.text} evidence={evidence} isRead />
        <SpokenAnswer questionId={question.id} text={answer.text} />
      </Part>
      <div
        className={
          'grid min-w-0 content-start gap-8 lg:col-start-2 lg:row-span-4 lg:row-start-1 print:block print:space-y-6'
        }
      >
        {strengths.length > 0 && (
          <Part title="Strengths">
            <ul className="grid gap-3 print:block print:space-y-3">
              {strengths.map((text) => (
                <li key={text} className="grid grid-cols-[1.5rem_1fr] gap-3 print:break-inside-avoid">
                  <Check aria-hidden className="mt-0.5 size-5 text-success" />
                  <span className="min-w-0 wrap-anywhere">
                    <ContestableText reading={reading} text={text}>
                      <QuotedText text={text} />
                    </ContestableText>
                  </span>
                </li>
              ))}
            </ul>
          </Part>
        )}
        {learnsFirst && <LearnFirst lesson={lesson} />}
        {improvements.length > 0 && (
          <Part title="Areas to improve">
            <NumberedList
              texts={improvements}
              wrap={(text, shown) => (text === lead ? <LeadLink /> : contestableText(reading)(text, shown))}
            />
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
      <Part title="How the score is made up">
        <DimensionBars dimensions={dimensions} points={result.points} />
        <WaysOfCounting question={question} />
      </Part>
    </div>
  )
}

/** How long an answer took, unless no clock is wanted or none ran. */
const timeIn = (time: AnswerTime, seconds: number) =>
  time === 'none' ? ', no clock' : seconds > 0 ? ` in ${formatDuration(seconds)}` : ', not timed'

const LeadLink = () => (
  <>
    Start with{' '}
    <a href={`#${FIRST_CHANGES_ID}`} className="underline underline-offset-4">
      the change at the top of this page
    </a>
    .
  </>
)

const Part = ({ title, aside, children }: { title: string; aside?: string; children: ReactNode }) => (
  <div className="grid min-w-0 content-start gap-3 print:block print:space-y-3">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 print:break-after-avoid">
      <h4 className="text-lg leading-snug">{title}</h4>
      {aside && <p className="text-muted-foreground text-sm tabular-nums">{aside}</p>}
    </div>
    {children}
  </div>
)

/** How the dimensions become the score. Questions outside the bank are scored with other weights than it names. */
function WaysOfCounting({ question: { id, category, source } }: { question: ReviewedQuestion['question'] }) {
  const percents = useLengthPercents()
  const percent = percents[judgedAs({ category, opener: isOpenerId(id) })]
  return (
    <p className="text-muted-foreground text-sm">
      The score is not the sum of these parts. How far each of them moves it was learned from graded answers; the length
      and range of your words move it too
      {source === 'bank' && `, with ${percent}% of the weight in a question like this`}.{' '}
      <Link href={`${paths.howWeScore}#rubric`} prefetch={false} className="underline underline-offset-4 print:hidden">
        How much each part counts
      </Link>
    </p>
  )
}

type DimensionBarsProps = { dimensions: Readonly<Record<string, number>>; points: QuestionScoreDto['points'] }

const DimensionBars = ({ dimensions, points }: DimensionBarsProps) => (
  <ul className="grid gap-4 print:block print:space-y-4">
    {DIMENSIONS.map((key) => {
      const value = dimensions[key]
      if (value === undefined) return null
      const { title } = RUBRIC[key]
      return (
        <li key={key} className="grid gap-1 print:break-inside-avoid">
          <div className="flex items-baseline justify-between gap-4">
            <span className="font-semibold text-[0.9375rem]">{title}</span>
            <span aria-hidden className="text-sm tabular-nums">
              {value}
            </span>
          </div>
          <Progress value={value} label={title} valueText={`${value} out of 100`} className="h-1.5" />
          <p className="text-muted-foreground text-sm leading-snug">{inWords(key, value, points)}</p>
        </li>
      )
    })}
  </ul>
)

// Loaded lazily, because most answers are typed.
const SpokenReport = dynamic(() => import('@/components/spoken-report').then((module) => module.SpokenReport))

function SpokenAnswer({ questionId, text }: { questionId: string; text: string }) {
  const { interviewId } = useAttempts()
  const [spoken, setSpoken] = useState<Spoken | null>(null)
  // In an effect, because the server cannot read the browser's storage.
  useEffect(() => setSpoken(readSpoken(interviewId, questionId)), [interviewId, questionId])
  const { measuresSpeech } = usePracticeSettings()
  return spoken && <SpokenReport spoken={spoken} text={text} isMeasured={measuresSpeech} />
}
