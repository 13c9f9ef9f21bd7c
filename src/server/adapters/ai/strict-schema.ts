/** The JSON schema of a request, derived from the zod schema that validates the reply. */
import { z } from 'zod'

/** Keywords that some services refuse in strict mode; zod checks them on the reply. */
const UNSUPPORTED = new Set([
  '$schema',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
])

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

function strip(value: Json, isNames = false): Json {
  if (Array.isArray(value)) return value.map((entry) => strip(entry))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) =>
      isNames || !UNSUPPORTED.has(key) ? [[key, strip(entry, key === 'properties')]] : [],
    ),
  )
}

/** All fields required and no additional ones, as strict mode demands. */
export const strictSchemaOf = (schema: z.ZodType): Record<string, unknown> =>
  strip(z.toJSONSchema(schema) as Json) as Record<string, unknown>
