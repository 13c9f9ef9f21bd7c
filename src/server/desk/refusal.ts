import { z } from 'zod'
import { AppError } from '@/domain/errors'

/** A refusal as the operator reads it. */
export class DeskRefusal extends Error {
  override name = 'DeskRefusal'
}

/** Faults of the surroundings whose message is a sentence, by name: to load what throws them takes a second. */
const SENTENCES = new Set(['DamagedDatabaseError', 'DatabaseServerError', 'DeskRefusal', 'DiskFullError', 'EnvError'])

/** The sentence of a refusal; null for a fault of ours. */
export function sentenceOf(error: unknown): string | null {
  if (error instanceof AppError || (error instanceof Error && SENTENCES.has(error.name))) return error.message
  if (error instanceof z.ZodError) return error.issues[0]?.message ?? 'The input does not fit.'
  return null
}
