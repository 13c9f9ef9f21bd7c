import { type MouseEvent, useRef } from 'react'

type Press = MouseEvent<HTMLElement>

/** Milliseconds in which a second touch belongs to the first: the button under the finger is another one then. */
const DOUBLE_TAP_MS = 500

/** Lets a double click or a double tap act once; presses of a key each act. */
export function useOneStep(): (act: (event: Press) => void) => (event: Press) => void {
  const lastTouch = useRef(Number.NEGATIVE_INFINITY)
  return (act) => (event) => {
    const { detail, timeStamp } = event
    const { pointerType } = event.nativeEvent as PointerEvent
    // A key is no click; browsers count those of a mouse, but not all of them those of a finger.
    if (detail > 1) return
    if (detail === 1 && pointerType !== 'mouse') {
      if (timeStamp - lastTouch.current < DOUBLE_TAP_MS) return
      lastTouch.current = timeStamp
    }
    act(event)
  }
}
