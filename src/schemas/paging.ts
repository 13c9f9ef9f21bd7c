/** Keyset pagination: lists that can grow are read in pages, newest first. */
import { z } from 'zod'
import { MOST_PER_PAGE } from '@/domain/limits/page-size'
import { id, idInput, userInput } from './text'

const LIMIT = `The limit must be a whole number from 1 to ${MOST_PER_PAGE}.`

export const BROKEN_CURSOR = 'The cursor is not one that this list gave. Please begin again without it.'

/** The sort key of a row: its timestamp, and its id as a tie-breaker. */
export type Position = { at: Date; id: string }

/** The cursor that continues after a row: not secret, but opaque to clients. */
export const cursorBehind = ({ at, id }: Position): string => toBase64Url(`${at.getTime()}.${id}`)

const POSITION = /^(\d{1,15})\.(.{1,200})$/s
/** The end of the year 9999 in milliseconds: later dates have no four-digit year, and reach the database unreadable. */
const LATEST = 253_402_300_799_999

const cursor = z
  .string({ error: BROKEN_CURSOR })
  .max(500, BROKEN_CURSOR)
  .transform((value, ctx): Position => {
    const [, at, rowId] = POSITION.exec(fromBase64Url(value)) ?? []
    const known = id.safeParse(rowId)
    if (at !== undefined && Number(at) <= LATEST && known.success) return { at: new Date(Number(at)), id: known.data }
    ctx.addIssue({ code: 'custom', message: BROKEN_CURSOR })
    return z.NEVER
  })

/** Fields of a list's input that select a page. */
export const pageFields = {
  limit: z
    .int({ error: LIMIT })
    .min(1, LIMIT)
    .max(MOST_PER_PAGE, LIMIT)
    .default(MOST_PER_PAGE)
    .describe('How many to give at most. Left out, the newest 100.'),
  cursor: cursor.optional().describe('Where to go on: the cursor that came with the page before.'),
}

/** The input of lists that belong to the thing with an id, and of those that belong to a user. */
export const idPageInput = idInput.extend(pageFields)
export const userPageInput = userInput.extend(pageFields)

/** The requested page, as a service receives it. */
export type PageWish = { limit: number; cursor?: Position | undefined }

/** The first page, with the maximum number of rows. */
export const FIRST_PAGE: PageWish = { limit: MOST_PER_PAGE }

/** The page after a cursor made by `cursorBehind`. */
export const pageBehind = (value: string): PageWish => ({ limit: MOST_PER_PAGE, cursor: cursor.parse(value) })

/** A page as tRPC returns it; REST returns the items, and the cursor in a header. */
export type Page<T> = {
  items: T[]
  /** Null on the last page. */
  nextCursor: string | null
}

const toBase64Url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Empty if the value is not valid Base64url. */
function fromBase64Url(value: string): string {
  try {
    const bytes = atob(value.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))
  } catch {
    return ''
  }
}
