/** Answers that tests evaluate: the graded ones, each with its question. */
import { readGraded } from '../../../scripts/train/graded'

export const GRADED = readGraded()

/** Every `step`-th of them, so that a test looks at all roles and kinds in little time. */
export const everyNth = (step: number) => GRADED.filter((_, i) => i % step === 0)

export const ofKind = (kind: (typeof GRADED)[number]['kind']) => GRADED.filter((row) => row.kind === kind)
