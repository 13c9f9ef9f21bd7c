/** The record of what operators did: written in the transaction of the act, kept when the account is gone. */
import type { Deps, Tx } from '../../ports'

export const ACTS = [
  'find-account',
  'accept-payment',
  'refund-payment',
  'close-refund',
  'resend-mail',
  'extend-plan',
  'retry-job',
] as const
export type Act = (typeof ACTS)[number]

export type AuditRecord = {
  /** Name of the operator's account on the machine. */
  operator: string
  act: Act
  /** Whom it was about; null when nobody, or an account that is gone. */
  userId: string | null
  /** The payment's reference, or the job's id. */
  subject?: string | undefined
  reason?: string | undefined
  /** Names nobody: it stays when the account is deleted. */
  outcome: string
}

/** @returns the entry's id, for an act whose outcome is known later */
export async function writeAudit(tx: Tx, now: Date, record: AuditRecord): Promise<string> {
  const { id } = await tx.auditEntry.create({
    data: { ...record, subject: record.subject ?? null, reason: record.reason ?? null, createdAt: now },
    select: { id: true },
  })
  return id
}

export type AuditDto = {
  at: Date
  operator: string
  act: string
  userId: string | null
  subject: string | null
  reason: string | null
  outcome: string
}

/** The latest acts first; only those about one account or thing where `about` names it. */
export async function listAudit(
  { prisma }: Deps,
  { about, limit }: { about?: string | undefined; limit: number },
): Promise<AuditDto[]> {
  const rows = await prisma.auditEntry.findMany({
    ...(about === undefined ? {} : { where: { OR: [{ userId: about }, { subject: about }] } }),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
    omit: { id: true },
  })
  return rows.map(({ createdAt, ...rest }) => ({ at: createdAt, ...rest }))
}

/**
 * Takes the person out of the record before the account is deleted: the reasons, which are free text. Who it was about
 * goes with the account's row.
 */
export async function forgetInAudit(tx: Tx, userId: string): Promise<void> {
  await tx.auditEntry.updateMany({ where: { userId }, data: { reason: null } })
}
