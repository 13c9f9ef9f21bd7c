/** The JSON schema that goes with a request, made from the zod schema that checks the reply. */
import { z } from 'zod'

/** Strict mode of some services refuses these; zod checks them when the reply is there. */
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

/** Every field required and none beside them, as strict mode wants it. */
export const strictSchemaOf = (schema: z.ZodType): Record<string, unknown> =>
  strip(z.toJSONSchema(schema) as Json) as Record<string, unknown>
