import Link from 'next/link'
import { PageMessage } from '@/components/page-message'
import { Badge } from '@/components/ui/badge'
import { CardTitle } from '@/components/ui/card'
import { ARROW_LEFT, BOOK, LineIcon } from '@/components/ui/line-icon'
import { LinkPending } from '@/components/ui/link-pending'
import { parseMarkup, titleForYear } from '@/domain/guides/markup'
import { ROLE_GROUPS } from '@/domain/interview/role-groups'
import { type Role, roleName } from '@/domain/interview/roles'
import { formatGuideDate } from '@/lib/format'
import { paths } from '@/lib/paths'
import type { GuideDetailDto } from '@/schemas/guide'
import { EveryoneLink } from './everyone-link'
import { GuideBody } from './guide-body'
import { GuideContents } from './guide-contents'
import { GuideImage } from './guide-image'
import { PracticeBlock } from './practice-block'
import { PracticeLink } from './practice-link'

type GuideArticleProps = {
  guide: Omit<GuideDetailDto, 'id'> & { role: Role }
  year: number
}

export function GuideArticle({ guide, year }: GuideArticleProps) {
  const blocks = parseMarkup(guide.content)
  return (
    <div className="container-page grid gap-12 py-8 sm:py-12">
      <article className="mx-auto grid w-full max-w-[46rem] gap-8">
        <header className="grid gap-5">
          <BackToGuides />
          <GuideImage src={guide.featuredImage} eager className="aspect-[16/9] rounded-xl border" />
          <Badge variant="accent">Interview Guide</Badge>
          <h1 className="text-title">{titleForYear(guide.title, year)}</h1>
          <p className="text-lead text-muted-foreground">{guide.excerpt}</p>
          <dl className="flex flex-wrap gap-x-6 gap-y-1 border-b pb-6 text-muted-foreground text-sm">
            <DateLine label="Published" date={guide.publishedDate} />
            <DateLine label="Updated" date={guide.updatedDate} />
          </dl>
        </header>
        <GuideContents blocks={blocks} />
        <GuideBody blocks={blocks} />
        <div>
          <PracticeLink role={guide.role} variant="outline">
            Practise {guide.roleDisplayName} questions
          </PracticeLink>
        </div>
      </article>
      <div className="mx-auto grid w-full max-w-[46rem] gap-8">
        <PracticeBlock
          title={`Ready to Practice ${guide.roleDisplayName} Interviews?`}
          text="Answer questions of this role and see, with quotes from your own answers, what to say better."
          action={<PracticeLink role={guide.role}>Start Your Free Practice</PracticeLink>}
        />
        <RelatedGuides role={guide.role} />
      </div>
    </div>
  )
}

export const BackToGuides = () => (
  <Link
    href={paths.guides}
    className={
      'inline-flex min-h-11 items-center gap-2 justify-self-start rounded-sm font-medium ' +
      'text-muted-foreground hover:text-foreground'
    }
  >
    <LineIcon path={ARROW_LEFT} className="size-4.5" />
    Back to Guides
    <LinkPending>Loading interview guides...</LinkPending>
  </Link>
)

const DateLine = ({ label, date }: { label: string; date: Date }) => (
  <div className="flex gap-1.5">
    <dt>{label}</dt>
    <dd>
      <time dateTime={date.toISOString()}>{formatGuideDate(date)}</time>
    </dd>
  </div>
)

export const GuideNotFound = () => (
  <PageMessage icon={<LineIcon path={BOOK} />} title="Guide Not Found" actions={<BackToGuides />}>
    The guide you're looking for doesn't exist.
  </PageMessage>
)

/** The other guides of the same field of work, if any, and the guide for all roles. */
function RelatedGuides({ role }: { role: Role }) {
  const group = ROLE_GROUPS.find(({ roles }) => roles.includes(role))
  const others = group?.roles.filter((other) => other !== role) ?? []
  return (
    <>
      {others.length > 0 && (
        <nav aria-labelledby="related-guides" className="grid gap-3">
          <CardTitle id="related-guides">More in {group?.name}</CardTitle>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {others.map((other) => (
              <li key={other}>
                <Link
                  href={paths.guide(other)}
                  prefetch={false}
                  className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
                >
                  {roleName(other)} guide
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <EveryoneLink />
    </>
  )
}
