/**
 * superjson with input validation. Its `meta` field says how to revive each value, and some kinds cost seconds and
 * gigabytes (`new Float64Array(1e8)` from nine characters), so it is validated before anything is revived.
 */
import superjson, { type SuperJSONResult } from 'superjson'
import { z } from 'zod'
import { AppError } from '@/domain/errors'
import { REQUEST_LIMITS } from '@/domain/limits/request-limits'

const { revivedValues } = REQUEST_LIMITS

/** The non-JSON types in our inputs, Date and undefined, each with a check of its JSON placeholder. */
const STAND_INS = {
  Date: (value: unknown) => typeof value === 'string',
  undefined: (value: unknown) => value === null,
}

const annotationSchema = z.tuple([z.enum(['Date', 'undefined'])])

/** superjson's `meta` for plain objects and arrays: flat paths, no nesting. */
const metaSchema = z.strictObject({
  values: z.union([annotationSchema, z.record(z.string(), annotationSchema)]).optional(),
  v: z.number().optional(),
})

type Payload = { json?: unknown; meta?: unknown }

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The value at the path, which must exist: superjson would extend an array up to an index far beyond its end. */
function valueAt(root: unknown, path: string): unknown {
  let value = root
  for (const key of path.split('.')) {
    if (!isObject(value) || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  return value
}

function isHarmless({ json, meta }: Payload): boolean {
  if (meta === undefined || meta === null) return true
  const named = isObject(meta) && 'values' in meta && isObject(meta.values) ? Object.keys(meta.values) : []
  // Counted before the schema check, which visits each entry.
  if (named.length > revivedValues) return false
  const { data, success } = metaSchema.safeParse(meta)
  if (!success) return false
  const { values = {} } = data
  if (Array.isArray(values)) return STAND_INS[values[0]](json)
  // superjson escapes dots in field names with a backslash; none of our fields has one.
  return Object.entries(values).every(([path, [kind]]) => !path.includes('\\') && STAND_INS[kind](valueAt(json, path)))
}

/** @throws AppError BAD_REQUEST before any value is revived */
function deserialize(payload: unknown): unknown {
  if (!isObject(payload))
    throw new AppError('BAD_REQUEST', 'invalid-input', 'The input must be an object with the field "json".')
  if (!isHarmless(payload)) {
    throw new AppError(
      'BAD_REQUEST',
      'invalid-input',
      `The field "meta" may mark at most ${revivedValues} values, each as "Date" or "undefined", and nothing else.`,
    )
  }
  // In place: the payload belongs to this call alone, and copying a large one costs more than everything else.
  return superjson.deserialize(payload as SuperJSONResult, { inPlace: true })
}

/** For `initTRPC`: only input is validated, since output is our own. */
export const transformer = {
  input: { serialize: superjson.serialize, deserialize },
  output: { serialize: superjson.serialize, deserialize: superjson.deserialize },
}
