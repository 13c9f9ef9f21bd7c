export type Notice = {
  title: string
  description?: string | undefined
  variant?: 'default' | 'success' | 'destructive'
  action?: { label: string; onClick: () => void }
  /** Said on the way to another page, where it is read; otherwise it goes with the page that it belongs to. */
  isForNextPage?: boolean
}

/** What draws messages, once it is there. */
let draw: ((notice: Notice) => void) | null = null
/** The last message that nothing has drawn yet. */
let waiting: Notice | null = null
/** Brings what draws messages. */
let summon: (() => void) | null = null

/** Shows one message in place of any other. One that comes before what draws messages is there waits for it. */
export function notify(notice: Notice): void {
  if (draw) {
    draw(notice)
  } else {
    waiting = notice
    summon?.()
  }
}

/** Has each message drawn, and the one that waits; returns what ends that. */
export function drawNotices(drawNotice: (notice: Notice) => void): () => void {
  draw = drawNotice
  if (waiting) draw(waiting)
  waiting = null
  return () => {
    if (draw === drawNotice) draw = null
  }
}

/** Has `bring` called whenever a message waits, at once if one does already; returns what ends that. */
export function whenNoticeWaits(bring: () => void): () => void {
  summon = bring
  if (waiting) bring()
  return () => {
    if (summon === bring) summon = null
  }
}
