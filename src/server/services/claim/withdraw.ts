/** Marking a claim as one not to use any more, and bringing it back. */
import { claimState } from '@/domain/claims/claim'
import { AppError } from '@/domain/errors'
import type { ClaimLedgerDto, WithdrawClaimInput } from '@/schemas/claim'
import type { Deps } from '@/server/ports'
import { getClaimLedger } from './ledger'

export const claimNotFound = () => new AppError('NOT_FOUND', 'claim-not-found', 'The CV has no such claim.')

/**
 * Idempotent. The mark holds for every version of the CV with the same line.
 * @throws AppError NOT_FOUND no such review, or its CV has no such claim
 */
export async function withdrawClaim(
  deps: Deps,
  userId: string,
  { quote, ...review }: WithdrawClaimInput,
): Promise<ClaimLedgerDto> {
  const ledger = await getClaimLedger(deps, userId, review)
  if (!ledger.claims.some((claim) => claim.quote === quote)) throw claimNotFound()
  await deps.prisma.withdrawnClaim.createMany({
    data: [{ userId, quote, createdAt: deps.now() }],
    skipDuplicates: true,
  })
  return withState(ledger, quote, true)
}

/**
 * The mark may be on a line that the CV no longer has.
 * @throws AppError NOT_FOUND no such review, or no such claim is withdrawn; nothing has changed then
 */
export async function restoreClaim(
  deps: Deps,
  userId: string,
  { quote, ...review }: WithdrawClaimInput,
): Promise<ClaimLedgerDto> {
  const ledger = await getClaimLedger(deps, userId, review)
  const { count } = await deps.prisma.withdrawnClaim.deleteMany({ where: { userId, quote } })
  if (count === 0) throw new AppError('NOT_FOUND', 'claim-not-found', 'No withdrawn claim has these words.')
  return withState(ledger, quote, false)
}

const withState = (ledger: ClaimLedgerDto, quote: string, isWithdrawn: boolean): ClaimLedgerDto => ({
  ...ledger,
  claims: ledger.claims.map((claim) =>
    claim.quote === quote ? { ...claim, state: claimState(claim.told, isWithdrawn) } : claim,
  ),
})
