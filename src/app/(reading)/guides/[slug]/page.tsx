import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { articleFacts, questionFacts } from '@/app/guide-facts'
import { PREVIEW_SIZE } from '@/app/guide-images/guide-preview'
import { JsonLd } from '@/app/json-ld'
import { drawingAddress } from '@/content/guide-drawings/draw-guide'
import { allGuides } from '@/content/guides'
import { titleForYear } from '@/domain/guides/markup'
import { GuideArticle } from '@/features/guides/guide-article'
import { paths } from '@/lib/paths'

type Props = { params: Promise<{ slug: string }> }

/** Only guides are rendered: pages of other paths would be cached for ever (next.config.mjs handles those paths). */
export const dynamicParams = false

export const generateStaticParams = () => allGuides().map(({ slug }) => ({ slug }))

async function findGuide({ params }: Props) {
  const { slug } = await params
  return allGuides().find((guide) => guide.slug === slug)
}

/** The year of the build: a page made later would contain scripts that its content security policy lacks. */
const currentYear = () => new Date().getUTCFullYear()

export async function generateMetadata(props: Props): Promise<Metadata> {
  const guide = await findGuide(props)
  if (!guide) return { title: 'Guide Not Found' }
  const title = titleForYear(guide.title, currentYear())
  const url = paths.guide(guide.slug)
  return {
    title,
    description: guide.excerpt,
    alternates: { canonical: url },
    openGraph: {
      type: 'article',
      title,
      description: guide.excerpt,
      url,
      images: [
        {
          url: paths.guidePreview(guide.role),
          ...PREVIEW_SIZE,
          alt: `A drawing for ${guide.roleDisplayName} interviews`,
        },
      ],
      publishedTime: guide.publishedDate.toISOString(),
      modifiedTime: guide.updatedDate.toISOString(),
    },
  }
}

export default async function GuidePage(props: Props) {
  const guide = await findGuide(props)
  if (!guide) notFound()
  const year = currentYear()
  return (
    <>
      <JsonLd data={articleFacts(guide, year)} />
      <JsonLd data={questionFacts(guide)} />
      <GuideArticle guide={{ ...guide, featuredImage: drawingAddress(guide.role) }} year={year} />
    </>
  )
}
