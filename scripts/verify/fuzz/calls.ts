/** Calls with bad input to every tRPC procedure and every REST path, from the schemas that validate their inputs. */
import fc from 'fast-check'
import { z } from 'zod'
import { ROUTES } from '@/server/rest/routes'
import { appRouter } from '@/server/routers/_app'
import { spoiled, TEXTS } from './spoiled'
import { type Schema, wellFormed } from './well-formed'

export type Target = {
  /** As "trpc interview.create" or "PATCH /api/interviews/{id}". */
  name: string
  /** Areas in the order of preference for known ids: the first segments of the procedure or the path. */
  area: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  face: 'trpc' | 'rest'
  input: z.ZodType | null
  body: 'json' | 'file' | 'signed'
  isRead: boolean
}

/** Encodings of the request that cannot be parsed; `plain` is the valid one. */
const FORMS = ['cut-off', 'no-object', 'other-type', 'no-type', 'bytes', 'strange-meta'] as const
export type Form = 'plain' | (typeof FORMS)[number]

export type Call = {
  target: Target
  who: 'owner' | 'stranger' | 'visitor'
  form: Form
  input: unknown
  /** Chooses among several known ids and strange texts. */
  pick: number
}

type Procedure = { _def: { type: string; inputs: z.ZodType[] } }

const TRPC_TARGETS: Target[] = Object.entries(appRouter._def.procedures as unknown as Record<string, Procedure>).map(
  ([name, { _def }]) => ({
    name: `trpc ${name}`,
    area: name,
    method: _def.type === 'query' ? 'GET' : 'POST',
    path: `/api/trpc/${name}`,
    face: 'trpc',
    input: name === 'cvReview.parseFile' ? null : (_def.inputs[0] ?? null),
    body: name === 'cvReview.parseFile' ? 'file' : 'json',
    isRead: _def.type === 'query',
  }),
)

const REST_TARGETS: Target[] = ROUTES.map(({ method, path, input, body }) => ({
  ...{ name: `${method} ${path}`, area: path.replace('/api/', ''), method, path, face: 'rest', input },
  ...{ body: body ?? 'json', isRead: method === 'GET' && !path.startsWith('/api/auth/verify-email') },
}))

export const TARGETS: readonly Target[] = [...TRPC_TARGETS, ...REST_TARGETS]

const schemaOf = (input: z.ZodType | null): Schema =>
  input ? (z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema) : { type: 'object' }

const inputOf = ({ input }: Target): fc.Arbitrary<unknown> => {
  const fit = wellFormed(schemaOf(input))
  return fc.oneof({ arbitrary: spoiled(fit), weight: 3 }, { arbitrary: fit, weight: 2 })
}

const callsOf = (target: Target): fc.Arbitrary<Call> =>
  fc.record({
    target: fc.constant(target),
    who: fc.constantFrom('owner', 'owner', 'owner', 'stranger', 'visitor'),
    form: fc.oneof({ arbitrary: fc.constant('plain' as const), weight: 9 }, fc.constantFrom(...FORMS)),
    input: inputOf(target),
    pick: fc.nat(1_000),
  })

/** That many calls, the same for the same seed, spread evenly over all targets. */
export function* callsFrom(seed: number, count: number): Generator<Call> {
  const each = Math.ceil(count / TARGETS.length)
  const calls = TARGETS.map((target, n) => fc.sample(callsOf(target), { seed: seed + n, numRuns: each }))
  for (let i = 0; i < count; i++) yield calls[i % TARGETS.length]?.[Math.floor(i / TARGETS.length)] as Call
}

export type Written = {
  request: Request
  /** The input as it arrives at the schema; null if the form alone must be refused, or it has no schema. */
  arrives: { input: unknown } | null
}

/** @param fill puts existing values in the places of known ones */
export function write({ target, form, input, pick }: Call, origin: string, fill: (value: unknown) => unknown): Written {
  const filled = fill(input)
  const { method } = target
  const url = new URL(origin)
  const fields = { ...(typeof filled === 'object' && filled !== null ? filled : {}) } as Record<string, unknown>
  if (target.face === 'trpc') {
    url.pathname = target.path
    const payload = { json: filled, ...(form === 'strange-meta' ? { meta: strangeMeta(pick) } : {}) }
    if (method === 'GET') url.search = `input=${encodeText(broken(form, JSON.stringify(payload), pick))}`
    return {
      request: requestOf(url, call(form, method, payload, pick, target)),
      arrives: arrival(target, form, filled),
    }
  }
  const params: Record<string, string> = {}
  url.pathname = target.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    params[name] = asSegment(fields[name], pick)
    delete fields[name]
    return encodeText(params[name])
  })
  if (method === 'GET') {
    url.search = Object.entries(fields)
      .slice(0, 50)
      .map(
        ([name, value]) =>
          `${encodeText(name)}=${encodeText(typeof value === 'string' ? value : String(JSON.stringify(value)))}`,
      )
      .join('&')
    // Texts of a query become numbers here and there: only its answer is looked at.
    return { request: requestOf(url, { method }), arrives: null }
  }
  const body = Object.keys(params).length > 0 || Object.keys(fields).length > 0 ? fields : filled
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  const arrives = isObject && form === 'plain' ? arrival(target, form, { ...body, ...params }) : null
  return { request: requestOf(url, call(form, method, body, pick, target)), arrives }
}

const arrival = ({ input, body }: Target, form: Form, value: unknown) =>
  input && body === 'json' && form === 'plain'
    ? { input: JSON.parse(JSON.stringify({ value })).value as unknown }
    : null

const asSegment = (value: unknown, pick: number): string =>
  typeof value === 'string' ? value.slice(0, 5_000) : (TEXTS[pick % TEXTS.length] ?? '')

/** Percent-encoded; lone surrogates, which have no encoding, as the bytes that some programs make of them. */
const encodeText = (text: string): string =>
  text.isWellFormed() ? encodeURIComponent(text) : `%ED%A0%80${encodeURIComponent(text.toWellFormed())}`

const broken = (form: Form, json: string, pick: number): string => {
  if (form === 'cut-off') return json.slice(0, pick % json.length)
  if (form === 'no-object') return ['[]', 'null', '"text"', '7', '[[{}]]', 'true'][pick % 6] ?? ''
  return form === 'bytes' ? (TEXTS[pick % TEXTS.length] ?? '') : json
}

const strangeMeta = (pick: number): unknown =>
  [
    { values: { id: ['Date'] } },
    { values: { userId: ['undefined'] } },
    { values: ['undefined'] },
    { values: { '__proto__.x': ['undefined'] } },
    { values: { id: ['bigint'] } },
    { values: { '': ['Date'] } },
    { values: { id: [['typed-array', 'Float64Array']] } },
    { referentialEqualities: { id: ['userId'] } },
    7,
  ][pick % 9]

const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json5',
  '',
]

function call(form: Form, method: string, payload: unknown, pick: number, { body }: Target): RequestInit {
  if (method === 'GET') return { method }
  if (body === 'file') return { method, ...fileBody(form, payload, pick) }
  const type = form === 'other-type' ? TYPES[pick % TYPES.length] : 'application/json'
  const text = broken(form, JSON.stringify(payload) ?? '', pick)
  return {
    method,
    body: form === 'bytes' ? Buffer.from(text, 'utf16le') : text,
    headers: {
      ...(form === 'no-type' ? {} : { 'content-type': type ?? '' }),
      ...(body === 'signed'
        ? { 'x-paystack-signature': (TEXTS[pick % TEXTS.length] ?? '').replace(/[^\x20-\x7e]/g, '') }
        : {}),
    },
  }
}

/** A form with a file that is none: real files are the matter of `npm run verify -- files`. */
function fileBody(form: Form, payload: unknown, pick: number): RequestInit {
  const content = (JSON.stringify(payload) ?? '').slice(0, 2_000)
  const name = (TEXTS[pick % TEXTS.length] ?? '').replace(/[\r\n"]/g, ' ')
  const head = `--x\r\ncontent-disposition: form-data; name="${pick % 3 ? 'file' : 'other'}"; filename="${name}"\r\n\r\n`
  const whole = `${head}${content}\r\n--x--\r\n`
  return {
    body: form === 'cut-off' ? whole.slice(0, pick % whole.length) : whole,
    headers: { 'content-type': form === 'other-type' ? 'application/json' : 'multipart/form-data; boundary=x' },
  }
}

const requestOf = (url: URL, init: RequestInit): Request => new Request(url, init)
