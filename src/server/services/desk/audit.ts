/** Listing the audit log of operators. */
import type { Deps } from '@/server/ports'

export type AuditDto = {
  at: Date
  operator: string
  act: string
  userId: string | null
  subject: string | null
  reason: string | null
  outcome: string
}

/** The latest entries first. @param about limits the list to one account, payment reference or job */
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
