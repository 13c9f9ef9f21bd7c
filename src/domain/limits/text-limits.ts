/** Longest texts accepted, in characters. */
export const TEXT_LIMITS = {
  answer: 50_000,
  jobDescription: 50_000,
  cv: 200_000,
  name: 100,
  email: 254,
  mentorName: 80,
  comment: 2_000,
} as const
