/** Agreement of scores with human grades, as last measured; the file is written by `npm run accuracy -- --write`. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { SHIPPED_MODELS } from '@/domain/evaluation/models'
import { type Accuracy, accuracySchema } from '@/schemas/accuracy'
import { ContentError } from './content-error'
import storySentences from './models/story-sentences.json'
import wordOrder from './models/word-order.json'

export const ACCURACY_FILE = path.join('src', 'content', 'accuracy.json')

/** @throws ContentError with the file and the error */
export function parseAccuracy(text: string): Accuracy {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ContentError(`${ACCURACY_FILE}: not JSON; write it anew with npm run accuracy -- --write`)
  }
  const parsed = accuracySchema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new ContentError(
    parsed.error.issues.map((issue) => `${ACCURACY_FILE}: ${issue.path.join('.')}: ${issue.message}`).join('\n'),
  )
}

export const loadAccuracy = (): Accuracy => parseAccuracy(readFileSync(path.join(process.cwd(), ACCURACY_FILE), 'utf8'))

/** Fingerprint of the fitted models. */
export const modelsMark = (): string =>
  createHash('sha256')
    .update(JSON.stringify([SHIPPED_MODELS, storySentences, wordOrder]))
    .digest('hex')
    .slice(0, 12)
