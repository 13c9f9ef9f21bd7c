/** Space between a bar and the line that is scrolled into view beside it, in pixels. */
const GAP = 8

/**
 * A ref for a bar that sticks to an edge of the window: whatever its height is now, the browser keeps the line in which
 * somebody types clear of it. Where the bar does not stick, as in low windows, the page's own scroll padding remains.
 */
export const stuckTo = (edge: 'top' | 'bottom') => (bar: HTMLElement | null) => {
  if (!bar) return
  const { style } = document.documentElement
  const property = `scroll-padding-${edge}`
  const keepClear = () => {
    const { position, [edge]: distance } = getComputedStyle(bar)
    if (position === 'sticky') style.setProperty(property, `${bar.offsetHeight + Number.parseFloat(distance) + GAP}px`)
    else style.removeProperty(property)
  }
  const sizes = new ResizeObserver(keepClear)
  sizes.observe(bar)
  return () => {
    sizes.disconnect()
    style.removeProperty(property)
  }
}
