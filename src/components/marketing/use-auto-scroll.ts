import { type RefObject, useEffect } from 'react'

const STEP_PX = 1
const STEP_MS = 30

/** Scrolls an element whose content stands in it twice, without end, while `mayMove` agrees and it is on screen. */
export function useAutoScroll(row: RefObject<HTMLElement | null>, backwards: boolean, mayMove: () => boolean) {
  useEffect(() => {
    const element = row.current
    if (!element) return
    let timer: ReturnType<typeof setInterval> | undefined
    const step = () => {
      if (!mayMove()) return
      const half = element.scrollWidth / 2
      const next = element.scrollLeft + (backwards ? -STEP_PX : STEP_PX)
      element.scrollLeft = next >= half ? next - half : next <= 0 ? next + half : next
    }
    const observer = new IntersectionObserver(([entry]) => {
      clearInterval(timer)
      if (entry?.isIntersecting) timer = setInterval(step, STEP_MS)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      clearInterval(timer)
    }
  }, [row, backwards, mayMove])
}
