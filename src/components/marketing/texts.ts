/** Sentences of the landing page that stand in more than one place. */
export const START_LABEL = 'Start Free Practice'
/** Where on the page a question can be tried. */
export const TRIAL_ANCHOR = 'try'
export const FREE_PROMISE = 'No credit card required, 2 free interviews, 1 free CV review'
