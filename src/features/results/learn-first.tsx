import Link from 'next/link'
import { headingId } from '@/domain/guides/outline'
import { paths } from '@/lib/paths'
import type { LessonDto } from '@/schemas/lesson'
import { useAttempts } from './attempts-context'

/** Where the guide has no passage on the very question. */
const WHAT_IS_TESTED = 'What is tested, and how'

/** For an answer that shows no knowledge of the matter: where to get it, before any advice on wording. */
export function LearnFirst({ lesson }: { lesson: LessonDto | undefined }) {
  const { role } = useAttempts()
  const guide = lesson?.guide ?? { slug: role, heading: WHAT_IS_TESTED, fragment: headingId(WHAT_IS_TESTED) }
  return (
    <div className="grid gap-1.5 rounded-lg bg-accent-soft p-4">
      <h4 className="text-lg leading-snug">Learn this first</h4>
      <p>
        None of the points of a strong answer was found in yours, so better wording alone will not help. Read{' '}
        <Link
          href={`${paths.guide(guide.slug)}#${guide.fragment}`}
          prefetch={false}
          className="font-semibold underline underline-offset-4"
        >
          {guide.heading}
        </Link>{' '}
        in the guide, then answer again in words of your own.
      </p>
    </div>
  )
}
