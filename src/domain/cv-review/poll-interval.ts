/** Milliseconds between two looks at a review that is being made. */
export const CV_REVIEW_POLL_MS = 2_000
