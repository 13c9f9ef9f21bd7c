/** The audit of operators: written in the transaction of the act, kept when the account is deleted. */
import type { Tx } from '@/server/ports'

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
  /** The account it is about; null when none, or a deleted one. */
  userId: string | null
  /** The payment's reference, or the job's id. */
  subject?: string | undefined
  reason?: string | undefined
  /** Without personal data: it is kept when the account is deleted. */
  outcome: string
}

/** @returns the entry's id, to update an outcome that is known later */
export async function writeAudit(tx: Tx, now: Date, record: AuditRecord): Promise<string> {
  const { id } = await tx.auditEntry.create({
    data: { ...record, subject: record.subject ?? null, reason: record.reason ?? null, createdAt: now },
    select: { id: true },
  })
  return id
}
