/** The record of what operators did, as it is listed. */
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
