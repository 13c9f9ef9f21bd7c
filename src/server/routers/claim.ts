import { claimsInput, practiseClaimInput, withdrawClaimInput } from '@/schemas/claim'
import { getClaimLedger, practiseClaim, restoreClaim, withdrawClaim } from '@/server/services/claim'
import { forUser, limited, ownProcedure, router, userProcedure } from '@/server/trpc'

export const claimRouter = router({
  ledger: ownProcedure(claimsInput).query(forUser(getClaimLedger)),
  withdraw: ownProcedure(withdrawClaimInput).use(limited('mark-claim')).mutation(forUser(withdrawClaim)),
  restore: ownProcedure(withdrawClaimInput).use(limited('mark-claim')).mutation(forUser(restoreClaim)),
  practise: userProcedure.input(practiseClaimInput).use(limited('start-interview')).mutation(forUser(practiseClaim)),
})
