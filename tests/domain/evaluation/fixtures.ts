/** The graded answers with their questions. */
import { readGraded } from '../../../scripts/train/graded'

export const GRADED = readGraded()

/** Every `step`-th of them: a sample of all roles and kinds. */
export const everyNth = (step: number) => GRADED.filter((_, i) => i % step === 0)

export const ofKind = (kind: (typeof GRADED)[number]['kind']) => GRADED.filter((row) => row.kind === kind)
