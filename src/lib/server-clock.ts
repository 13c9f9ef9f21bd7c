/** The server's time: a device's own clock can be days off, and would end a plan that runs. */

/** Milliseconds by which the server's clock is ahead of the device's; null until the server has given its time. */
let aheadMs: number | null = null

/** Takes the time of an answer that has just arrived, from its Date header. */
export function followServerClock(date: string | null): void {
  const at = Date.parse(date ?? '')
  if (!Number.isNaN(at)) aheadMs = at - Date.now()
}

/** Takes the time at which a page was rendered, which may be old, unless an answer has given a newer one. */
export function startServerClock(renderedAt: Date): void {
  aheadMs ??= renderedAt.getTime() - Date.now()
}

/** The server's time, or the device's until the server has given its own. */
export const serverNow = (): Date => new Date(Date.now() + (aheadMs ?? 0))
