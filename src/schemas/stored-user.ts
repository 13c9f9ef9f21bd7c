import { z } from 'zod'
import { DEFAULT_REGION } from '@/domain/interview/regions'
import { userSchema } from './user'

/** A user record as stored in the browser, as JSON, in which dates are strings. */
export const storedUserSchema = userSchema.extend({
  planExpiresAt: z.coerce.date().nullable(),
  createdAt: z.coerce.date(),
  // Absent in records from before the region could be chosen.
  region: userSchema.shape.region.default(DEFAULT_REGION),
})
