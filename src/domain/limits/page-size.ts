/** Maximum and default number of rows per page of a list. */
export const MOST_PER_PAGE = 100

/** Rows that a screen requests at a time. */
export const PAGE_SIZE = 20
