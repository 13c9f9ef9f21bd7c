import type { ReactNode } from 'react'
import { pointKey } from '@/domain/evaluation/contest/remarks-of'
import { Contestable } from './contestable'
import type { Reading } from './reading'

/** For lists of sentences of a reading: lets each of them be contested. */
export const contestableText = (reading: Reading) => (text: string, shown: ReactNode) => (
  <Contestable place={reading} remark={reading.keyOf(text)}>
    {shown}
  </Contestable>
)

/** For the key points of a reading: lets the verdict on each be contested. */
export const contestablePoint = (reading: Reading) => (index: number, verdict: ReactNode) => (
  <Contestable place={reading} remark={pointKey(index)} isIndented>
    {verdict}
  </Contestable>
)
