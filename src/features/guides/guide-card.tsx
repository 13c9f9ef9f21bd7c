import Link from 'next/link'
import { CardTitle } from '@/components/ui/card'
import { ARROW_RIGHT, LineIcon } from '@/components/ui/line-icon'
import { LinkPending } from '@/components/ui/link-pending'
import { paths } from '@/lib/paths'
import type { GuideDto } from '@/schemas/guide'
import { GuideImage } from './guide-image'

export type GuideSummary = Pick<GuideDto, 'slug' | 'roleDisplayName' | 'excerpt' | 'featuredImage'>

/** One guide of the list; the whole card is a link. */
export const GuideCard = ({ guide, eager }: { guide: GuideSummary; eager: boolean }) => (
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
          'focus-visible:after:outline-offset-2'
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
