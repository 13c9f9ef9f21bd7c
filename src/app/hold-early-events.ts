/** Event that announces the end of hydration to the inline script below. */
export const HYDRATED = 'greenroom:hydrated'

/** Marks a link whose click handler is needed, so that an early click on it is held as well. */
export const NEEDS_SCRIPT = 'data-needs-script'

/**
 * Holds clicks and input that happen before hydration, which can take long on slow connections, and replays them
 * afterwards. Inlined as a script in the page, so it may only use its arguments and browser globals.
 */
export function holdEarlyEvents(hydrated: string, needsScript: string): void {
  type Field = HTMLInputElement | HTMLTextAreaElement
  const listeners = new AbortController()
  const everywhere = { capture: true, signal: listeners.signal }
  const typed = new Map<Field, string>()
  let pressed: HTMLElement | null = null

  const isTextField = (target: EventTarget | null): target is Field =>
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type))

  addEventListener('input', ({ target }) => isTextField(target) && typed.set(target, target.value), everywhere)

  addEventListener(
    'click',
    (event) => {
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      const target = (event.target as Element).closest<HTMLElement>(`button, [${needsScript}]`)
      if (!isPlain || !target) return
      event.preventDefault()
      pressed?.removeAttribute('data-pressed')
      pressed = target
      pressed.setAttribute('data-pressed', '')
    },
    everywhere,
  )

  const press = () => {
    listeners.abort()
    pressed?.removeAttribute('data-pressed')
    if (pressed?.isConnected) pressed.click()
  }

  // If a script fails to load or run (old browsers), holding ends, so that links work and the page can be left.
  const isOfScript = (target: EventTarget | null) => target === window || target instanceof HTMLScriptElement
  addEventListener('error', ({ target }) => isOfScript(target) && press(), everywhere)

  addEventListener(
    hydrated,
    () => {
      for (const [field, text] of typed) {
        if (!field.isConnected) continue
        const { selectionStart, selectionEnd } = field
        // React ignores an input event whose value it already tracks: setting '' updates React's value, and the
        // prototype's setter then sets the text without React's knowledge.
        field.value = ''
        const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
        Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text)
        if (selectionStart !== null && field === document.activeElement) {
          field.setSelectionRange(selectionStart, selectionEnd)
        }
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
      press()
    },
    everywhere,
  )
}
