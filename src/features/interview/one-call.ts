const TIMEOUT_MS = 20_000

/** Makes a call with a timeout. */
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

/** Makes a call while holding the lock on the interview, so that tabs take turns. */
export async function alone(interviewId: string, call: () => Promise<void>): Promise<void> {
  // Older browsers and insecure contexts have no Web Locks; there, tabs are not synchronised.
  if (!('locks' in navigator)) return call()
  await navigator.locks.request(`greenroom:interview:${interviewId}`, call)
}
