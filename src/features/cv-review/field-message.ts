import { MISSING_CV, MISSING_JOB_DESCRIPTION } from '@/schemas/cv-review'

/** What stands under a field: of a missing text, what to do about it. */
export const fieldMessage = (error: { message?: string | undefined } | undefined): string | undefined =>
  [MISSING_CV, MISSING_JOB_DESCRIPTION].find(({ title }) => title === error?.message)?.description ?? error?.message
