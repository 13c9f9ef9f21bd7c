/** Generators of values that are valid for a JSON schema, biased towards boundary values. */
import fc from 'fast-check'
import { TEXTS } from './spoiled'

export type Schema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  maxItems?: number
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  examples?: unknown[]
}

/** In place of a value that exists, such as an id: `send` puts it in, since ids differ from run to run. */
export const known = (field: string): string => `@known ${field}`

/** The fields whose values `send` knows. */
export const KNOWN_FIELDS = [
  ...['id', 'userId', 'questionId', 'token', 'reference', 'email', 'cursor', 'slug', 'commentIds'],
  ...['password', 'currentPassword'],
]

/** @param field the name of the field that holds the value */
export function wellFormed(schema: Schema, field = ''): fc.Arbitrary<unknown> {
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return fc.oneof(...alternatives.map((one) => wellFormed(one, field)))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  switch (schema.type) {
    case 'object':
      return object(schema)
    case 'array':
      return fc.array(wellFormed(schema.items ?? {}, field), { maxLength: Math.min(schema.maxItems ?? 4, 4) })
    case 'string':
      return string(schema, field)
    case 'integer':
    case 'number':
      return number(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function object({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, wellFormed(schema, name)] as const)
  const model: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields)
  return fc.record(model, { requiredKeys: required })
}

function string({ minLength = 0, maxLength = 200, examples }: Schema, field: string): fc.Arbitrary<string> {
  const given: fc.WeightedArbitrary<string>[] = []
  if (KNOWN_FIELDS.includes(field)) given.push({ arbitrary: fc.constant(known(field)), weight: 12 })
  const example = examples?.find((one) => typeof one === 'string')
  if (typeof example === 'string') given.push({ arbitrary: fc.constant(example), weight: 4 })
  return fc.oneof(
    ...given,
    { arbitrary: fc.constantFrom(...TEXTS), weight: 3 },
    { arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 80) }), weight: 2 },
    { arbitrary: fc.constantFrom('x', '😀', 'a. ').map((unit) => filled(unit, maxLength)), weight: 1 },
  )
}

const filled = (unit: string, length: number) => unit.repeat(Math.floor(length / unit.length))

function number({ type, minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER }: Schema) {
  const ends = [minimum, maximum, 0, 1, 2 ** 31 - 1, 2 ** 31, 2 ** 32, 1e15]
  const within = ends.filter((end) => end >= minimum && end <= maximum)
  const any =
    type === 'integer' ? fc.integer({ min: Math.max(minimum, -1e9), max: Math.min(maximum, 1e9) }) : fc.double()
  return fc.oneof(fc.constantFrom(...within), any)
}
