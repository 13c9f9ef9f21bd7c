/** Maximum wait for an idle moment, in milliseconds. */
const PATIENCE = 2000

/** Runs a task when the browser is idle. @returns a function that cancels it */
export function whenIdle(task: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 200)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(task, { timeout: PATIENCE })
  return () => window.cancelIdleCallback(handle)
}
