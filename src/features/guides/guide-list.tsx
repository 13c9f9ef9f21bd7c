import { BookOpen } from 'lucide-react'
import { EmptyState } from '@/components/ui/empty-state'
import { EveryoneLink } from './everyone-link'
import { GuideCard, type GuideSummary } from './guide-card'
import { GuidesFrame } from './guides-frame'
import { PracticeBlock } from './practice-block'
import { PracticeLink } from './practice-link'

/** Cards that a large screen shows without scrolling. */
export const FIRST_ROW = 3

/** All guides. */
export function GuideList({ guides }: { guides: readonly GuideSummary[] }) {
  return (
    <GuidesFrame>
      <EveryoneLink />
      {guides.length === 0 ? (
        <EmptyState icon={<BookOpen />} title="No interview guides available yet.">
          Until the first one is written, a mock interview shows you what is asked in your role.
        </EmptyState>
      ) : (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {guides.map((guide, index) => (
            // What is not on the screen is not laid out.
            <li key={guide.slug} className="[contain-intrinsic-height:auto_24rem] [content-visibility:auto]">
              <GuideCard guide={guide} eager={index < FIRST_ROW} />
            </li>
          ))}
        </ul>
      )}
      <PracticeBlock
        title="Ready to Practice?"
        text="Answer real questions of your role in writing or aloud, and see in your own words what to say better."
        action={<PracticeLink>Start Practicing Now</PracticeLink>}
      />
    </GuidesFrame>
  )
}
