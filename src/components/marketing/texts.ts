/** Texts that the landing page uses in more than one place. */
export const START_LABEL = 'Start Free Practice'
/** Anchor of the trial question. */
export const TRIAL_ANCHOR = 'try'
export const FREE_PROMISE = 'No credit card required, 2 free interviews, 1 free CV review'
