/** A wrong value in any field of an input is refused with a sentence of our own, never with a message of zod's. */
import { expect, it } from 'vitest'
import { z } from 'zod'
import { ROUTES } from '@/server/rest/routes'

/** How zod's own messages begin: "Invalid input: expected string, received number". */
const OF_ZOD = /^(?:Invalid (?:input|option|string|discriminator)|Too (?:big|small)|Unrecognized key|expected )/i

const WRONG = [
  undefined,
  null,
  7,
  Number.NaN,
  -1.5,
  1e300,
  'text',
  'x'.repeat(300_000),
  true,
  {},
  [],
  [[1]],
  [{}],
  [null],
]

const fieldsOf = (input: z.ZodType): string[] => {
  if (input instanceof z.ZodDiscriminatedUnion)
    return [...new Set((input.options as z.ZodType[]).flatMap((option) => fieldsOf(option)))]
  return input instanceof z.ZodObject ? Object.keys(input.shape) : []
}

// A signed event is not an input: its sender is a program, and the document alone shows its shape.
const cases = ROUTES.filter(({ body }) => body !== 'signed').flatMap(({ method, path, input }) =>
  input === null ? [] : fieldsOf(input).map((field) => ({ name: `${method} ${path}: ${field}`, input, field })),
)

it('covers the fields of the inputs', () => {
  expect(cases.length).toBeGreaterThan(150)
})

it.each(cases)('$name', ({ input, field }) => {
  const issues = WRONG.flatMap((value) => input.safeParse({ status: 'completed', [field]: value }).error?.issues ?? [])
  const told = issues.filter(({ path }) => path[0] === field).map(({ message }) => message)
  expect([...new Set(told)].filter((message) => OF_ZOD.test(message))).toEqual([])
})
