import { z } from 'zod'
import { DEFAULT_REGION } from '@/domain/interview/regions'
import { USUAL_PRACTICE } from '@/domain/practice-settings/settings'
import { userSchema } from './user'

/** A user record as stored in the browser, as JSON, in which dates are strings. */
export const storedUserSchema = userSchema.extend({
  planExpiresAt: z.coerce.date().nullable(),
  createdAt: z.coerce.date(),
  // Absent in records from before the region could be chosen.
  region: userSchema.shape.region.default(DEFAULT_REGION),
  // Likewise.
  practiceSettings: userSchema.shape.practiceSettings.default(USUAL_PRACTICE),
})
