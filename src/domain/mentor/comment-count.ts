/** How many comments are new, in words. */
export const newCommentsText = (count: number): string => (count === 1 ? '1 new comment' : `${count} new comments`)
