/** The frame of an interview: an opening and a closing question around those about the role. */
import { seededRandom, shuffle } from '@/domain/random'

/** Fewest questions of an interview with an opening question, and with a closing question. */
const FEWEST = { opening: 5, closing: 10 } as const

/** Number of opening and closing questions in an interview of `count` questions. */
export const frameSize = (count: number): number => Object.values(FEWEST).filter((fewest) => count >= fewest).length

export type Frame<Q> = { opening?: Q; closing?: Q }

/**
 * Picks an opening question and, for a longer interview, a closing one. A first interview always begins with the first
 * opening question; later ones prefer unseen questions.
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
