/** Reading the public guides. */
import { allGuides, type Guide } from '@/content/guides'
import { AppError } from '@/domain/errors'
import type { GuideDetailDto, GuideDto } from '@/schemas/guide'

const toGuideDto = ({ slug, roleDisplayName, excerpt, featuredImage }: Guide): GuideDto => ({
  id: slug,
  slug,
  roleDisplayName,
  excerpt,
  featuredImage,
})

export const listGuides = (): GuideDto[] => allGuides().map(toGuideDto)

/** @throws AppError NOT_FOUND */
export function getGuide(slug: string): GuideDetailDto {
  const guide = allGuides().find((candidate) => candidate.slug === slug)
  if (!guide) throw new AppError('NOT_FOUND', 'guide-not-found', "The guide you're looking for doesn't exist.")
  const { title, content, publishedDate, updatedDate } = guide
  return { ...toGuideDto(guide), title, content, publishedDate, updatedDate }
}
