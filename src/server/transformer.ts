/**
 * superjson behind a guard. Its `meta` tells the reader what to make of each value, and some of that costs seconds and
 * gigabytes (`new Float64Array(1e8)` of nine characters), so it is checked before anything is made of it.
 */
import superjson, { type SuperJSONResult } from 'superjson'
import { z } from 'zod'
import { AppError } from '@/domain/errors'
import { REQUEST_LIMITS } from '@/domain/limits/request-limits'

const { revivedValues } = REQUEST_LIMITS

/** The types that our inputs hold beside JSON's, dates and undefined, each with its placeholder. */
const STAND_INS = {
  Date: (value: unknown) => typeof value === 'string',
  undefined: (value: unknown) => value === null,
}

const annotationSchema = z.tuple([z.enum(['Date', 'undefined'])])

/** As superjson writes it for plain objects and lists: the paths side by side, nothing inside one another. */
const metaSchema = z.strictObject({
  values: z.union([annotationSchema, z.record(z.string(), annotationSchema)]).optional(),
  v: z.number().optional(),
})

type Payload = { json?: unknown; meta?: unknown }

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The value at the path, which must exist: an index far behind the end of a list would make the list that long. */
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
  // Counted first: the schema looks at each of them.
  if (named.length > revivedValues) return false
  const { data, success } = metaSchema.safeParse(meta)
  if (!success) return false
  const { values = {} } = data
  if (Array.isArray(values)) return STAND_INS[values[0]](json)
  // No field of ours has a name that would have to be escaped.
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
  // In place: it was parsed for this call alone, and copying a large input takes longer than all else.
  return superjson.deserialize(payload as SuperJSONResult, { inPlace: true })
}

/** For `initTRPC`: what callers send is guarded, what we answer is ours. */
export const transformer = {
  input: { serialize: superjson.serialize, deserialize },
  output: { serialize: superjson.serialize, deserialize: superjson.deserialize },
}
