/** A verified payment, and the account with the plan that was bought. */
import { z } from 'zod'
import { paymentSchema } from './payment'
import { userSchema } from './user'

export const verifiedPaymentSchema = z.object({
  status: z.literal('success'),
  user: userSchema,
  payment: paymentSchema,
  message: z.string(),
})
export type VerifiedPaymentDto = z.infer<typeof verifiedPaymentSchema>
