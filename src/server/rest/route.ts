/** The type of a route, and the helpers that define one. */
import { z } from 'zod'
import type { Page } from '@/schemas/paging'
import { appRouter, type createCaller } from '@/server/routers/_app'

/** Header in which the payment provider sends the signature of the body. */
export const SIGNATURE_HEADER = 'x-paystack-signature'

export type Caller = ReturnType<typeof createCaller>
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

export type Route = {
  method: Method
  /** With parameters in braces, which become fields of the input. */
  path: string
  summary: string
  /** JSON by default; `signed`: the procedure gets the raw body and its signature. */
  body?: 'file' | 'signed'
  /** A paginated list: `?limit=` and `?cursor=` become fields of the input, and the procedure returns a `Page`. */
  paged?: true
  /** Fields of the input that a GET takes from its query, as text. */
  query?: readonly string[]
  /** JSON by default; `calendar`: the procedure's text, unchanged (iCalendar); `word`: the bytes of its DOCX file. */
  answer?: 'calendar' | 'word'
  /** Callers need no session. */
  isPublic?: true
  /** A GET that changes something, such as a link in a mail; HEAD, which must not, is refused. */
  changesState?: true
  /** HTTP status of a successful call. */
  status: 200 | 201
  /** Validated by the procedure itself; used here for the OpenAPI document. */
  input: z.ZodType | null
  output: z.ZodType
  call: (caller: Caller, input: never) => Promise<unknown>
}

type Procedure<Output = unknown> = (input: never) => Promise<Output>

/** The names of the procedures with this output, as `area.procedure`. */
type NameOf<Output> = {
  [A in keyof Caller & string]: {
    [P in keyof Caller[A] & string]: Caller[A][P] extends Procedure<Output> ? `${A}.${P}` : never
  }[keyof Caller[A] & string]
}[keyof Caller & string]

type ProcedureName = NameOf<unknown>

const inputs = appRouter._def.procedures as unknown as Record<ProcedureName, { _def: { inputs: z.ZodType[] } }>

const callTo = (name: ProcedureName) => (caller: Caller, input: never) => {
  const [area, procedure] = name.split('.') as [keyof Caller, string]
  const call = (caller[area] as unknown as Record<string, Procedure>)[procedure] as Procedure
  return call(input)
}

/** By default the status is 200, the input is that of the procedure, and `call` calls it. */
type Row = Pick<Route, 'summary' | 'body' | 'query' | 'answer' | 'isPublic' | 'changesState' | 'output'> &
  Partial<Pick<Route, 'status' | 'input' | 'call'>>

/** Defines a route by the procedure that it calls. */
const rowOf =
  (method: Method) =>
  (path: string, name: ProcedureName, row: Row): Route => ({
    ...{ status: 200, input: inputs[name]._def.inputs[0] ?? null, call: callTo(name) },
    ...row,
    method,
    path,
  })

export const get = rowOf('GET')
export const post = rowOf('POST')
export const patch = rowOf('PATCH')
export const remove = rowOf('DELETE')

/** Defines a route for a paginated list; `item` is the schema of one row. */
export const list = (
  path: string,
  name: NameOf<Page<unknown>>,
  { summary, item }: { summary: string; item: z.ZodType },
): Route => ({ ...get(path, name, { summary, output: z.array(item) }), paged: true })
