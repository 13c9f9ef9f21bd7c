/** Attribute of the root element while the user reads with wider spacing; app/spacing.css follows it. */
export const WIDE = 'data-wide'
