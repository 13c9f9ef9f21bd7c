import { type PracticeSettings, USUAL_PRACTICE } from '@/domain/practice-settings/settings'
import { useSession } from './session'

/** How the signed-in user practises; the usual way for a visitor. */
export const usePracticeSettings = (): PracticeSettings => useSession().user?.practiceSettings ?? USUAL_PRACTICE
