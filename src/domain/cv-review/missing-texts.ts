/** The messages for a missing text; the server answers with the title only. */
export const MISSING_CV = { title: 'Missing CV', description: 'Please upload your CV or paste its content' } as const
export const MISSING_JOB_DESCRIPTION = {
  title: 'Missing Job Description',
  description: 'Please enter the job description',
} as const
