import { X } from 'lucide-react'
import Link from 'next/link'
import { Disclosure } from '@/components/ui/disclosure'
import type { QuestionCategory } from '@/domain/interview/question'
import { paths } from '@/lib/paths'
import type { QuestionScoreDto } from '@/schemas/interview'
import type { LessonDto } from '@/schemas/lesson'

type LessonProps = {
  lesson: LessonDto
  category: QuestionCategory
  result: Pick<QuestionScoreDto, 'points'>
}

/** A strong answer to learn from, the mistake that many make here, and where the guide explains it. */
export function Lesson({ lesson: { example, why, mistake, guide }, category, result }: LessonProps) {
  // Those who made every point need no warning.
  const isWarned = mistake !== null && (result.points ?? []).some(({ verdict }) => verdict !== 'met')
  return (
    <div className="grid gap-4">
      {isWarned && (
        <p className="grid grid-cols-[1.25rem_1fr] gap-3">
          <X aria-hidden className="mt-0.5 size-5 text-destructive" />
          <span className="min-w-0">
            <strong className="font-semibold">A common mistake here:</strong> {mistake}
          </span>
        </p>
      )}
      {example && (
        <Disclosure label="A strong answer, as an example" as="h4">
          <div className="grid gap-3">
            <p className="text-muted-foreground text-sm">
              {category === 'behavioral'
                ? 'The story of an invented person: learn its shape from it, and tell a case of your own.'
                : 'One good way to say it, as it would be spoken. Say it in words of your own.'}
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
