/** The role of the trial answer. In a separate module, because the landing page needs only this at load time. */
import { readStored } from './browser-storage'

export const TRIAL_KEY = 'greenroom:trial'

/** The role of the last trial answer; undefined if there is none. */
export const readTrialRole = (): unknown => (readStored(TRIAL_KEY) as { role?: unknown } | null)?.role
