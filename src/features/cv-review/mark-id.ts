/** Id of the place in the CV that shows a row of the table. */
export const markId = (row: number): string => `shown-${row}`
