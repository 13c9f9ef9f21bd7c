import Link from 'next/link'
import type { ReactNode } from 'react'
import { CardTitle } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { ARROW_RIGHT, BOOK, LineIcon } from '@/components/ui/line-icon'
import { LinkPending } from '@/components/ui/link-pending'
import { PageHeader } from '@/components/ui/page-header'
import { familyOf } from '@/domain/interview/role-groups'
import type { Role } from '@/domain/interview/roles'
import { paths } from '@/lib/paths'
import type { GuideDto } from '@/schemas/guide'
import { EveryoneLink } from './everyone-link'
import { FamilyFilter } from './family-filter'
import { GuideImage } from './guide-image'
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

type GuideSummary = Pick<GuideDto, 'slug' | 'roleDisplayName' | 'excerpt' | 'featuredImage'>

/** One guide of the list; the whole card is a link. */
const GuideCard = ({ guide, eager }: { guide: GuideSummary; eager: boolean }) => (
  <article
    className={
      'group relative flex h-full flex-col overflow-hidden rounded-xl border bg-card ' +
      'text-card-foreground transition-colors focus-within:border-input hover:border-input'
    }
  >
    <GuideImage src={guide.featuredImage} eager={eager} className="aspect-[5/2] border-b sm:aspect-[16/9]" />
    <div className="flex grow flex-col gap-2 p-5">
      <CardTitle>{guide.roleDisplayName}</CardTitle>
      <p className="text-muted-foreground">{guide.excerpt}</p>
      <Link
        href={paths.guide(guide.slug)}
        prefetch={false}
        className={
          'mt-auto inline-flex min-h-11 items-center gap-1.5 self-start rounded-sm pt-2 ' +
          'font-semibold text-primary after:absolute after:inset-0 after:rounded-xl ' +
          'focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ring ' +
          'focus-visible:after:-outline-offset-2'
        }
      >
        Read Guide
        <span className="sr-only">: {guide.roleDisplayName}</span>
        <LineIcon path={ARROW_RIGHT} className="size-4 transition-transform group-hover:translate-x-0.5" />
        <LinkPending>Loading guide...</LinkPending>
      </Link>
    </div>
  </article>
)
