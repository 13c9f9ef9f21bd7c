/** Invalid values, made from valid ones by one or two changes: a type, a missing or additional field, a size. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'

// Read, not imported: bundlers refuse the halves of characters that some of the texts consist of.
export const TEXTS: readonly string[] = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'texts.json'), 'utf8'),
).texts

const NESTED = 400
const MANY = 1_000

const nested = (depth: number): unknown => {
  let value: unknown = 'x'
  for (let i = 0; i < depth; i++) value = i % 2 ? [value] : { a: value }
  return value
}

/** Property names that are special in JavaScript or in superjson. */
const OWN_NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'toJSON', 'then', 'length', 'json', 'meta', '']

const strange: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.constantFrom(null, true, false, 0, -0, -1, 1.5, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 63, 1e-320),
  fc.constantFrom([], {}, [[]], [null], { a: {} }),
  fc.constantFrom(...OWN_NAMES).map((name) => ({ [name]: 1 })),
  fc.constant(null).map(() => nested(NESTED)),
  fc.constant(null).map(() => Array.from({ length: MANY }, (_, i) => i)),
  fc.constant(null).map(() => 'x'.repeat(300_000)),
  fc.jsonValue({ maxDepth: 3 }),
)

type Step = {
  kind: 'replace' | 'leave-out' | 'add' | 'wrap' | 'as-text' | 'repeat'
  at: number
  name: string
  by: unknown
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('replace', 'replace', 'leave-out', 'add', 'wrap', 'as-text', 'repeat'),
  at: fc.nat(1_000),
  name: fc.constantFrom(...OWN_NAMES),
  by: strange,
})

/** The value with one change, or two. */
export const spoiled = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(value, fc.array(step, { minLength: 1, maxLength: 2 })).map(([fit, steps]) => steps.reduce(change, fit))

function change(value: unknown, { kind, at, name, by }: Step): unknown {
  const places = placesOf(value)
  const place = places[at % places.length] ?? []
  return changedAt(value, place, (old) => {
    if (kind === 'replace') return by
    if (kind === 'leave-out') return undefined
    if (kind === 'wrap') return at % 2 ? [old] : { value: old }
    if (kind === 'as-text') return typeof old === 'string' ? Number(old) : JSON.stringify(old)
    if (kind === 'repeat') return repeated(old, by)
    // A computed name, so that `__proto__` becomes a field like any other.
    return typeof old === 'object' && old !== null && !Array.isArray(old) ? { ...old, [name]: by } : by
  })
}

/** Many of what is short; two of what is long, or a body would have hundreds of megabytes. */
function repeated(old: unknown, by: unknown): unknown[] {
  const one = Array.isArray(old) ? (old[0] ?? by) : old
  const length = (JSON.stringify(one)?.length ?? 0) < 1_000 ? MANY : 2
  return Array.from({ length }, () => one)
}

type Place = readonly (string | number)[]

/** The paths of the value and of all that is in it, up to a hundred. */
function placesOf(value: unknown, here: Place = [], found: Place[] = []): Place[] {
  if (found.length >= 100) return found
  found.push(here)
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) placesOf(inner, [...here, key], found)
  }
  return found
}

/** A copy that is changed at the path; what becomes undefined is left out. */
function changedAt(value: unknown, [key, ...rest]: Place, by: (old: unknown) => unknown): unknown {
  if (key === undefined) return by(value)
  if (Array.isArray(value))
    return value.map((inner, i) => (String(i) === String(key) ? changedAt(inner, rest, by) : inner))
  const inner = changedAt((value as Record<string, unknown>)[key], rest, by)
  const entries = Object.entries(value as object).map(([name, old]) => [name, name === key ? inner : old] as const)
  const copy: Record<string, unknown> = {}
  for (const [name, kept] of entries) {
    if (kept !== undefined) Object.defineProperty(copy, name, { value: kept, enumerable: true, configurable: true })
  }
  return copy
}
