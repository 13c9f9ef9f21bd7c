import { useRef, useState } from 'react'
import type { Spoken, SpokenPiece } from '@/domain/interview/spoken-answer'
import { readSpoken, writeSpoken } from '@/lib/spoken-storage'

/** How the answer to a question was spoken, kept in this browser. */
export function useSpoken(interviewId: string, questionId: string) {
  const [spoken, setSpoken] = useState(() => readSpoken(interviewId, questionId))
  const latest = useRef<Spoken | null>(spoken)
  // What measures is fetched with the first words; pieces that come meanwhile wait their turn.
  const queue = useRef(Promise.resolve())

  const add = (piece: SpokenPiece, before: SpokenPiece | null, isAnew: boolean) => {
    queue.current = queue.current
      .then(() => import('@/domain/interview/spoken-answer'))
      .then(({ NOTHING_SPOKEN, withPiece }) => {
        latest.current = withPiece((isAnew ? null : latest.current) ?? NOTHING_SPOKEN, piece, isAnew ? null : before)
        writeSpoken(interviewId, questionId, latest.current)
        setSpoken(latest.current)
      })
      // Without a network the figures are missing, and the answer is not.
      .catch(() => undefined)
  }
  return { spoken, add }
}
