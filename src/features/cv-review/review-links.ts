import { paths } from '@/lib/paths'

/** The form with the texts of an earlier review in it. */
export const improveLink = (reviewId: string): string => `${paths.cvReview}?from=${encodeURIComponent(reviewId)}`
