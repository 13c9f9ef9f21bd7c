/** Listing the audit log of operators. */
import type { AuditEntry } from '@/generated/prisma/client'
import type { Deps } from '@/server/ports'

export type AuditDto = Omit<AuditEntry, 'id' | 'createdAt'> & { at: Date }

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
