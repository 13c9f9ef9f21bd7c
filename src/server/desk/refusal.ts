import { z } from 'zod'
import { AppError } from '@/domain/errors'
import { ExpectedError } from '@/server/expected-error'

/** A refused command; the message is for the operator. */
export class DeskRefusal extends ExpectedError {
  override name = 'DeskRefusal'
}

/** What to say of an error of a command; null for an internal one. */
export function refusalOf(error: unknown): string | null {
  if (error instanceof AppError || error instanceof ExpectedError) return error.message
  if (error instanceof z.ZodError) return error.issues[0]?.message ?? 'The input does not fit.'
  return null
}
