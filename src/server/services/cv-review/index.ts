/**
 * Extracting the text of a CV, reviewing it against an advert, practising one requirement of a review, and the CV as a
 * Word file.
 */
export { parseFile } from './parse-file'
export { listRequirementPractices, practiseRequirement } from './practise-requirement'
export { createCvReview, getCvReview, listCvReviews } from './reviews'
export { failCvReview, runCvReview } from './run'
export { makeWordFile } from './word-file'

// For other services:

export { practiseFocus } from './practise-requirement'
