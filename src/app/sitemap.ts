import type { MetadataRoute } from 'next'
import { allGuides } from '@/content/guides'
import { paths } from '@/lib/paths'
import { absolute } from './site-url'

export default function sitemap(): MetadataRoute.Sitemap {
  const guides = allGuides()
  const newest = guides.map(({ updatedDate }) => updatedDate).sort((a, b) => b.getTime() - a.getTime())[0]
  return [
    { url: absolute(paths.home) },
    { url: absolute(paths.guides), ...(newest ? { lastModified: newest } : {}) },
    ...guides.map(({ slug, updatedDate }) => ({ url: absolute(paths.guide(slug)), lastModified: updatedDate })),
    { url: absolute(paths.questionsEveryoneGets) },
    { url: absolute(paths.pricing) },
    { url: absolute(paths.howWeScore) },
    { url: absolute(paths.privacy) },
    { url: absolute(paths.developers) },
  ]
}
