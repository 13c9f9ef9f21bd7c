/** Where a story stands on the page. */
export const storyAnchor = (questionId: string): string => `story-${questionId}`
