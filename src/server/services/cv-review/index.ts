/** Extracting the text of a CV, reviewing it against an advert, and practising one requirement of a review. */
export { parseFile } from './parse-file'
export { listRequirementPractices, practiseRequirement } from './practise-requirement'
export { createCvReview, getCvReview, listCvReviews } from './reviews'
export { failCvReview, runCvReview } from './run'

// For other services:

export { practiseFocus } from './practise-requirement'
