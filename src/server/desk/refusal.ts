import { z } from 'zod'
import { AppError } from '@/domain/errors'

/** A refused command; the message is for the operator. */
export class DeskRefusal extends Error {
  override name = 'DeskRefusal'
}

/** Errors whose message already names the remedy. By name, since importing their modules takes a second. */
const SENTENCES = new Set(['DamagedDatabaseError', 'DatabaseServerError', 'DeskRefusal', 'DiskFullError', 'EnvError'])

/** The message for the operator; null for an internal error. */
export function sentenceOf(error: unknown): string | null {
  if (error instanceof AppError || (error instanceof Error && SENTENCES.has(error.name))) return error.message
  if (error instanceof z.ZodError) return error.issues[0]?.message ?? 'The input does not fit.'
  return null
}
