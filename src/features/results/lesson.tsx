import { Info } from 'lucide-react'
import Link from 'next/link'
import { Disclosure } from '@/components/ui/disclosure'
import { headingId } from '@/domain/guides/outline'
import type { QuestionCategory } from '@/domain/interview/question'
import { paths } from '@/lib/paths'
import type { QuestionScoreDto } from '@/schemas/interview'
import type { LessonDto } from '@/schemas/lesson'
import { trpc } from '@/trpc/client'
import { useAttempts } from './attempts-context'

type LessonProps = { lesson: LessonDto; category: QuestionCategory; result: Pick<QuestionScoreDto, 'points'> }

export function Lesson({ lesson: { example, why, mistake, guide }, category, result }: LessonProps) {
  // An answer that makes every point needs no warning.
  const isWarned = mistake !== null && (result.points ?? []).some(({ verdict }) => verdict !== 'met')
  return (
    <div className="grid gap-4 print:block print:space-y-4">
      {isWarned && (
        <p className="grid grid-cols-[1.25rem_1fr] gap-3">
          <Info aria-hidden className="mt-0.5 size-5 text-muted-foreground" />
          <span className="min-w-0">
            <strong className="font-semibold">A common mistake here:</strong> {mistake}
          </span>
        </p>
      )}
      {example && (
        <Disclosure label="A strong answer, as an example" as="h4">
          <div className="grid gap-3 print:block print:space-y-3">
            <p className="text-muted-foreground text-sm">
              {category === 'behavioral'
                ? 'A story about an invented person: learn from how it is built, then tell one of your own.'
                : 'One good way to say it, as you would speak it. Use your own words.'}
            </p>
            <p className="max-w-[65ch] whitespace-pre-line leading-[1.75]">{example}</p>
            {why && (
              <p className="max-w-[65ch]">
                <strong className="font-semibold">Why it works:</strong> {why}
              </p>
            )}
          </div>
        </Disclosure>
      )}
      {guide && (
        <p>
          The guide explains this:{' '}
          <Link
            href={`${paths.guide(guide.slug)}#${guide.fragment}`}
            prefetch={false}
            className="underline underline-offset-4"
          >
            {guide.heading}
          </Link>
        </p>
      )}
    </div>
  )
}

/** Heading of the guide to link to if it has no section on the question. */
const WHAT_IS_TESTED = 'What is tested, and how'

/** For an answer that makes no point: a link to learn the subject, before any advice on wording. */
export function LearnFirst({ lesson }: { lesson: LessonDto | undefined }) {
  const { role } = useAttempts()
  const guide = lesson?.guide ?? { slug: role, heading: WHAT_IS_TESTED, fragment: headingId(WHAT_IS_TESTED) }
  return (
    <div className="grid gap-1.5 rounded-lg bg-accent-soft p-4 print:break-inside-avoid">
      <h4 className="text-lg leading-snug">Learn this first</h4>
      <p>
        No point of a strong answer was found in yours, so better wording alone may not help. Read{' '}
        <Link
          href={`${paths.guide(guide.slug)}#${guide.fragment}`}
          prefetch={false}
          className="font-semibold underline underline-offset-4"
        >
          {guide.heading}
        </Link>{' '}
        in the guide, then answer again in your own words.
      </p>
    </div>
  )
}

/** The learning material for a question; undefined while it is loading. */
export function useLesson(questionId: string): LessonDto | undefined {
  const { interviewId } = useAttempts()
  const { data } = trpc.interview.lessons.useQuery({ id: interviewId }, { staleTime: Number.POSITIVE_INFINITY })
  return data?.find((lesson) => lesson.questionId === questionId)
}
