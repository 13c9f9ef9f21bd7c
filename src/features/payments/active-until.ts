import { formatLongDate } from '@/lib/format'

/** Until when a plan can be used. */
export const activeUntilText = (end: Date): string => `Active until ${formatLongDate(end)}`
