export type Notice = {
  title: string
  description?: string | undefined
  variant?: 'default' | 'success' | 'destructive'
  action?: { label: string; onClick: () => void }
  /** Keeps the notice after the next navigation; otherwise it disappears with its page. */
  isForNextPage?: boolean
}

/** Null until the toaster is loaded. */
let draw: ((notice: Notice) => void) | null = null
/** The last notice that has not been drawn yet. */
let waiting: Notice | null = null
let summon: (() => void) | null = null

/** Shows one notice, which replaces any other. Before the toaster is loaded, the notice waits. */
export function notify(notice: Notice): void {
  if (draw) {
    draw(notice)
  } else {
    waiting = notice
    summon?.()
  }
}

type More = Pick<Notice, 'action' | 'isForNextPage'>

export const notifySuccess = (title: string, description?: string, more?: More): void =>
  notify({ title, description, variant: 'success', ...more })

export const notifyProblem = (title: string, description?: string, more?: More): void =>
  notify({ title, description, variant: 'destructive', ...more })

/** A dialog, menu or form could not be loaded when it was needed. */
export const notifyNotLoaded = (): void =>
  notifyProblem('This could not be loaded', 'Check your connection and try again. Everything you entered is kept.')

/** Registers the function that draws notices, and draws the waiting one. @returns a function that unregisters it */
export function drawNotices(drawNotice: (notice: Notice) => void): () => void {
  draw = drawNotice
  if (waiting) draw(waiting)
  waiting = null
  return () => {
    if (draw === drawNotice) draw = null
  }
}

/** The notice that waits for the toaster, if there is one. */
export const waitingNotice = (): Notice | null => waiting

/** Calls `bring` whenever a notice waits, and at once if one does already. @returns a function that unregisters it */
export function whenNoticeWaits(bring: () => void): () => void {
  summon = bring
  if (waiting) bring()
  return () => {
    if (summon === bring) summon = null
  }
}
