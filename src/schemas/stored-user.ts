import { z } from 'zod'
import { userSchema } from './user'

/** A user record as the browser keeps it: as JSON, which knows no dates. */
export const storedUserSchema = userSchema.extend({
  planExpiresAt: z.coerce.date().nullable(),
  createdAt: z.coerce.date(),
})
