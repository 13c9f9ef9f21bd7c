/**
 * The role of the answer that is tried. Apart from the rest of it, since the landing page brings this from the start.
 */
import { readStored } from './browser-storage'

export const TRIAL_KEY = 'greenroom:trial'

/** The role that was answered for last; undefined where there is none. */
export const readTrialRole = (): unknown => (readStored(TRIAL_KEY) as { role?: unknown } | null)?.role
