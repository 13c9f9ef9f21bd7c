import { z } from 'zod'
import { DEFAULT_REGION } from '@/domain/interview/regions'
import { userSchema } from './user'

/** A user record as the browser keeps it: as JSON, which knows no dates. */
export const storedUserSchema = userSchema.extend({
  planExpiresAt: z.coerce.date().nullable(),
  createdAt: z.coerce.date(),
  // Records that were kept before there was a choice do not have it.
  region: userSchema.shape.region.default(DEFAULT_REGION),
})
