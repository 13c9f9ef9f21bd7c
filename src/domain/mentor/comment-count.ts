/** The number of new comments as text. */
export const newCommentsText = (count: number): string => (count === 1 ? '1 new comment' : `${count} new comments`)
