import type { Guide } from '@/content/guides'
import { titleForYear } from '@/domain/guides/markup'
import { guideQuestions } from '@/domain/guides/outline'
import { paths } from '@/lib/paths'
import { absolute } from './site-url'

/** Structured data (schema.org Article) of a guide. */
export const articleFacts = (guide: Guide, year: number) => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: titleForYear(guide.title, year),
  description: guide.excerpt,
  image: absolute(paths.guidePreview(guide.role)),
  datePublished: guide.publishedDate.toISOString(),
  dateModified: guide.updatedDate.toISOString(),
  mainEntityOfPage: absolute(paths.guide(guide.slug)),
  author: { '@type': 'Organization', name: 'Greenroom', url: absolute(paths.home) },
  publisher: { '@type': 'Organization', name: 'Greenroom', url: absolute(paths.home) },
})

/** Structured data (schema.org FAQPage) of a guide: its questions with the stronger answers. */
export const questionFacts = (guide: Guide) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: guideQuestions(guide.content).map(({ question, stronger }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: stronger },
  })),
})
