import type { ReactNode } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { BOOK, LineIcon } from '@/components/ui/line-icon'
import { PageHeader } from '@/components/ui/page-header'
import { familyOf } from '@/domain/interview/role-groups'
import type { Role } from '@/domain/interview/roles'
import { EveryoneLink } from './everyone-link'
import { FamilyFilter } from './family-filter'
import { GuideCard, type GuideSummary } from './guide-card'
import { PracticeBlock } from './practice-block'
import { PracticeLink } from './practice-link'

const LIST_ID = 'guides'

/** Number of cards that a large screen shows without scrolling. */
export const FIRST_ROW = 3

export const GuideList = ({ guides }: { guides: readonly (GuideSummary & { role: Role })[] }) => (
  <GuidesFrame>
    <EveryoneLink />
    {guides.length === 0 ? (
      <EmptyState icon={<LineIcon path={BOOK} />} title="No interview guides available yet.">
        Until the first one is written, a mock interview shows you what is asked in your role.
      </EmptyState>
    ) : (
      <div className="grid gap-5">
        <FamilyFilter listId={LIST_ID} />
        <ul id={LIST_ID} className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {guides.map((guide, index) => (
            // Skips the layout of off-screen cards.
            <li
              key={guide.slug}
              data-family={familyOf(guide.role)}
              className="[contain-intrinsic-height:auto_24rem] [content-visibility:auto]"
            >
              <GuideCard guide={guide} eager={index < FIRST_ROW} />
            </li>
          ))}
        </ul>
      </div>
    )}
    <PracticeBlock
      title="Ready to Practice?"
      text="Answer real questions of your role in writing or aloud, and see in your own words what to say better."
      action={<PracticeLink>Start Practicing Now</PracticeLink>}
    />
  </GuidesFrame>
)

const GuidesFrame = ({ children }: { children: ReactNode }) => (
  <div className="container-page grid gap-10 py-10 sm:gap-12 sm:py-16">
    <PageHeader
      title="Master Your Interview"
      description={
        'One guide for each role: what is asked, what a strong answer contains, and what costs ' + 'people the job.'
      }
    />
    {children}
  </div>
)
