/** The claims of a CV: what answers tell of them, withdrawing and practising them. */
export { getClaimLedger } from './ledger'
export { practiseClaim } from './practise'
export { restoreClaim, withdrawClaim } from './withdraw'
