import type { Metadata } from 'next'
import { drawingAddress } from '@/content/guide-drawings/draw-guide'
import { allGuides } from '@/content/guides'
import { FIRST_ROW, GuideList } from '@/features/guides/guide-list'
import { paths } from '@/lib/paths'

export const metadata: Metadata = {
  title: 'Interview Guides',
  alternates: { canonical: paths.guides },
  description: 'One interview guide for each of 23 roles: what is asked and what a strong answer contains.',
}

export default function GuidesPage() {
  const guides = allGuides().map((guide, index) =>
    index < FIRST_ROW ? { ...guide, featuredImage: drawingAddress(guide.role) } : guide,
  )
  return <GuideList guides={guides} />
}
