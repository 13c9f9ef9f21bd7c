/** The audit log of operators: written in the transaction of the action, kept when the account is deleted. */
import type { Tx } from '@/server/ports'

export const ACTS = [
  'find-account',
  'accept-payment',
  'adopt-payment',
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
  /** The account that the action is about; null if there is none, or if it is deleted. */
  userId: string | null
  /** The payment's reference, or the job's id. */
  subject?: string | undefined
  reason?: string | undefined
  /** Without personal data: it is kept when the account is deleted. */
  outcome: string
}

/** @returns the entry's id, for updating an outcome that is known only later */
export async function writeAudit(tx: Tx, now: Date, record: AuditRecord): Promise<string> {
  const { id } = await tx.auditEntry.create({
    data: { ...record, subject: record.subject ?? null, reason: record.reason ?? null, createdAt: now },
    select: { id: true },
  })
  return id
}
