/** The type of a route, and the helpers that define one. */
import { z } from 'zod'
import type { Page } from '@/schemas/paging'
import type { createCaller } from '@/server/routers/_app'

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
  /** JSON by default; `calendar`: the procedure's text, unchanged (iCalendar). */
  answer?: 'calendar'
  /** HTTP status of a successful call. */
  status: 200 | 201
  /** Validated by the procedure itself; used here for the OpenAPI document. */
  input: z.ZodType | null
  output: z.ZodType
  call: (caller: Caller, input: never) => Promise<unknown>
}

type Row<S extends z.ZodType | null> = Omit<Route, 'method' | 'path' | 'status' | 'input' | 'call'> & {
  /** 200 by default. */
  status?: 201
  input: S
  call: (caller: Caller, input: S extends z.ZodType ? z.input<S> : undefined) => Promise<unknown>
}

/** Defines a route whose procedure takes the input that the schema describes. */
const rowOf =
  (method: Method) =>
  <S extends z.ZodType | null>(path: string, row: Row<S>): Route =>
    ({ status: 200, ...row, method, path }) as Route

export const get = rowOf('GET')
export const post = rowOf('POST')
export const patch = rowOf('PATCH')
export const remove = rowOf('DELETE')

/** Defines a route for a paginated list; `item` is the schema of one row. */
export const list = <S extends z.ZodType>(
  path: string,
  {
    item,
    ...row
  }: {
    summary: string
    input: S
    item: z.ZodType
    call: (caller: Caller, input: z.input<S>) => Promise<Page<unknown>>
  },
): Route => ({ ...row, method: 'GET', path, status: 200, paged: true, output: z.array(item) }) as Route
