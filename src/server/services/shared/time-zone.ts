/** The time zone in which a user's days begin. */
import { zoneOf } from '@/domain/interview/regions'
import type { Tx } from '@/server/ports'

/** @returns that of the practice goal, as an IANA name; without a goal, the usual one of the user's region */
export async function timeZoneOf(tx: Tx, userId: string): Promise<string> {
  const user = await tx.user.findUnique({
    where: { id: userId },
    select: { region: true, goal: { select: { timeZone: true } } },
  })
  return user?.goal?.timeZone ?? zoneOf(user?.region)
}
