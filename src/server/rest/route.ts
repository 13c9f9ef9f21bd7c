/** What a row of the table of REST paths says. */
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
  /** JSON where it is not said; `signed`: the body's very text goes to the procedure, with its signature. */
  body?: 'file' | 'signed'
  /** The list comes in pages: `?limit=` and `?cursor=` become fields of the input, and the procedure gives a `Page`. */
  paged?: true
  /** Fields of the input that a GET takes from its query, as text. */
  query?: readonly string[]
  /** JSON where it is not said; `calendar`: the procedure's text as it is (iCalendar). */
  answer?: 'calendar'
  /** Status of a success. */
  status: 200 | 201
  /** Checked by the procedure itself; here for the OpenAPI document. */
  input: z.ZodType | null
  output: z.ZodType
  call: (caller: Caller, input: never) => Promise<unknown>
}

type Row<S extends z.ZodType | null> = Omit<Route, 'method' | 'path' | 'status' | 'input' | 'call'> & {
  /** 200 where it is not said. */
  status?: 201
  input: S
  call: (caller: Caller, input: S extends z.ZodType ? z.input<S> : undefined) => Promise<unknown>
}

/** A row for a method, bound to the procedure whose input its schema describes. */
const rowOf =
  (method: Method) =>
  <S extends z.ZodType | null>(path: string, row: Row<S>): Route =>
    ({ status: 200, ...row, method, path }) as Route

export const get = rowOf('GET')
export const post = rowOf('POST')
export const patch = rowOf('PATCH')
export const remove = rowOf('DELETE')

/** A row for a list that comes in pages; `item` is the shape of one of its rows. */
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
