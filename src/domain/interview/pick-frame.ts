/** The questions with which real interviews open and close, around those that are about the role. */
import { seededRandom, shuffle } from './pick-questions'

/** Fewest questions of an interview that has an opening question, and of one that has a closing question as well. */
const FEWEST = { opening: 5, closing: 10 } as const

/** How many questions of an interview of `count` open and close it. */
export const frameSize = (count: number): number => Object.values(FEWEST).filter((fewest) => count >= fewest).length

export type Frame<Q> = { opening?: Q; closing?: Q }

/**
 * One that opens the interview and, in a longer one, one that closes it. Nobody's first interview begins otherwise than
 * with the first opening question; afterwards those come first that were not asked yet.
 * @param openers in the editors' order
 */
export function pickFrame<Q extends { id: string; place: string }>(
  openers: readonly Q[],
  { count, seen, seed }: { count: number; seen: ReadonlySet<string>; seed: number },
): Frame<Q> {
  const random = seededRandom(seed)
  const choose = (place: 'opening' | 'closing'): Q | undefined => {
    const all = openers.filter((opener) => opener.place === place)
    const unseen = all.filter(({ id }) => !seen.has(id))
    if (place === 'opening' && unseen.length === all.length) return all[0]
    return shuffle(unseen.length > 0 ? unseen : all, random)[0]
  }
  const opening = count >= FEWEST.opening ? choose('opening') : undefined
  const closing = count >= FEWEST.closing ? choose('closing') : undefined
  return { ...(opening && { opening }), ...(closing && { closing }) }
}

/** Every question in the order in which it is asked. */
export const arrange = <Q, R>({ opening, closing }: Frame<R>, between: readonly Q[]): (Q | R)[] => [
  ...(opening === undefined ? [] : [opening]),
  ...between,
  ...(closing === undefined ? [] : [closing]),
]
