import { INTERVIEW_TIPS, TIP_ROTATION_MS } from './tips'

/** Which tip is on at a moment: visits at different times begin with different ones. */
export const tipIndexAt = (time: Date): number => Math.floor(time.getTime() / TIP_ROTATION_MS) % INTERVIEW_TIPS.length

/** The tip after this one; after the last comes the first. */
export const nextTipIndex = (index: number): number => (index + 1) % INTERVIEW_TIPS.length
