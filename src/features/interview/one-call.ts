/** Milliseconds after which a call counts as lost. */
const TIMEOUT_MS = 20_000

/** Makes a call that is given up when no answer comes in time. */
export async function withTimeout<T>(
  call: (signal: AbortSignal, controller: AbortController) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS)
  try {
    return await call(controller.signal, controller)
  } finally {
    clearTimeout(timer)
  }
}

/** Makes a call while no other tab makes one for the same interview. */
export async function alone(interviewId: string, call: () => Promise<void>): Promise<void> {
  // Older browsers, and pages without https, have no locks: there each tab is on its own.
  if (!('locks' in navigator)) return call()
  await navigator.locks.request(`greenroom:interview:${interviewId}`, call)
}
