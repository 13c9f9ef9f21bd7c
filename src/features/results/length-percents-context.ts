import { strictContext } from '@/components/strict-context'
import type { JudgedAs } from '@/domain/evaluation/question'

export type LengthPercents = Readonly<Record<JudgedAs, number>>

/** The influence of the length and range of words on the score, computed on the server, which has the models. */
const LengthPercentsContext = strictContext<LengthPercents>('useLengthPercents')
export const LengthPercentsProvider = LengthPercentsContext.Provider
export const useLengthPercents = LengthPercentsContext.use
