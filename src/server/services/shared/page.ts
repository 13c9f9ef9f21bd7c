/** Keyset pagination, for every list that can grow. */
import { cursorBehind, FIRST_PAGE, type Page, type PageWish, type Position, pageBehind } from '@/schemas/paging'

/** The timestamps by which lists are ordered. */
type Moment = 'createdAt' | 'completedAt'

/**
 * Prisma's arguments for one page, newest first, using an index that ends in the timestamp and the id. One row more
 * than the page holds is read, to know whether there is another page. The first condition is the one that the index can
 * seek; the second skips the rows with the same timestamp that were on earlier pages.
 */
export function pageQuery<M extends Moment>(moment: M, { limit, cursor }: PageWish) {
  const is = (condition: object) => ({ [moment]: condition }) as Record<M, { lt: Date } & { lte: Date }>
  return {
    behind: cursor ? [is({ lte: cursor.at }), { OR: [is({ lt: cursor.at }), { id: { lt: cursor.id } }] }] : [],
    orderBy: [{ [moment]: 'desc' } as Record<M, 'desc'>, { id: 'desc' as const }],
    take: limit + 1,
  }
}

/** Builds the page from the rows that were read for it. */
export function toPage<R, T>(
  rows: readonly R[],
  { limit }: PageWish,
  positionOf: (row: R) => Position,
  toItem: (row: R) => T,
): Page<T> {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const isMore = rows.length > limit && last !== undefined
  return { items: items.map(toItem), nextCursor: isMore ? cursorBehind(positionOf(last)) : null }
}

/** The position of a row in a list ordered by creation time. */
export const byCreation = ({ createdAt, id }: { createdAt: Date; id: string }): Position => ({ at: createdAt, id })

/** Every item of a list, read in pages of bounded size. */
export async function* everyItem<T>(read: (page: PageWish) => Promise<Page<T>>): AsyncGenerator<T> {
  let wish: PageWish | null = FIRST_PAGE
  while (wish) {
    const { items, nextCursor }: Page<T> = await read(wish)
    yield* items
    wish = nextCursor === null ? null : pageBehind(nextCursor)
  }
}
