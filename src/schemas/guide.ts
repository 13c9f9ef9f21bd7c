import { z } from 'zod'
import { text } from './text'

export const guideSchema = z.object({
  id: z.string(),
  slug: z.string(),
  roleDisplayName: z.string(),
  excerpt: z.string(),
  /** URL of an image. */
  featuredImage: z.string(),
})
export type GuideDto = z.infer<typeof guideSchema>

export const guideDetailSchema = guideSchema.extend({
  title: z.string(),
  /** Lightweight markup; `domain/guides` renders it. */
  content: z.string(),
  publishedDate: z.date(),
  updatedDate: z.date(),
})
export type GuideDetailDto = z.infer<typeof guideDetailSchema>

export const guideInput = z.object({ slug: text('The guide', 200) })
