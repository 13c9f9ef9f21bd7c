/** Texts that the landing page uses in more than one place. */
export const START_LABEL = 'Start Free Practice'
/** Anchor of the trial question. */
export const TRIAL_ANCHOR = 'try'
