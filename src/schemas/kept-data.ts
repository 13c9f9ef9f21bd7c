import { z } from 'zod'
import { KEPT_TOPICS } from '@/domain/account/kept-data'

const sentence = z.string().regex(/^[A-Z].*\.$/s, 'must be a sentence')

/** What is kept in a group of columns, why, and for how long: sentences to the person whom it is about. */
export const keptGroupSchema = z.object({
  /** The model's name in prisma/schema.prisma. */
  table: z.string(),
  topic: z.enum(KEPT_TOPICS),
  what: sentence,
  why: sentence,
  kept: sentence,
  columns: z.array(z.string()).min(1),
})
export type KeptGroup = z.infer<typeof keptGroupSchema>
