/** Pagination by keyset, for every list that can grow. */
import { cursorBehind, FIRST_PAGE, type Page, type PageWish, type Position, pageBehind } from '@/schemas/paging'

/** The moments by which lists are ordered. */
type Moment = 'createdAt' | 'completedAt'

/**
 * Prisma's arguments for a page, newest first, by an index that ends in the moment and the id. It reads one row more
 * than the page holds, to know whether there is another page. The first condition is the one that the index can seek;
 * the second leaves out the rows of the same moment that were given already.
 */
export function pageQuery<M extends Moment>(moment: M, { limit, cursor }: PageWish) {
  const is = (condition: object) => ({ [moment]: condition }) as Record<M, { lt: Date } & { lte: Date }>
  return {
    behind: cursor ? [is({ lte: cursor.at }), { OR: [is({ lt: cursor.at }), { id: { lt: cursor.id } }] }] : [],
    orderBy: [{ [moment]: 'desc' } as Record<M, 'desc'>, { id: 'desc' as const }],
    take: limit + 1,
  }
}

/** The page out of the rows that were read for it. */
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

/** The position of a row in a list that is ordered by creation. */
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
