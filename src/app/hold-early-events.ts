/** Tells the script below that React answers from now on. */
export const HYDRATED = 'greenroom:hydrated'

/** Marks a link that does more than lead somewhere, so a press of it waits as well. */
export const NEEDS_SCRIPT = 'data-needs-script'

/**
 * On a slow line a page is read long before its scripts are there. Whatever is pressed or typed in between is kept, and
 * done when they are. Runs in the page itself, so it may use nothing but its arguments and the browser.
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

  // Where a script cannot be had, or not be understood by an old browser, the page can still be left by its links.
  const isOfScript = (target: EventTarget | null) => target === window || target instanceof HTMLScriptElement
  addEventListener('error', ({ target }) => isOfScript(target) && press(), everywhere)

  addEventListener(
    hydrated,
    () => {
      for (const [field, text] of typed) {
        if (!field.isConnected) continue
        const { selectionStart, selectionEnd } = field
        // React ignores a value that it has seen: it is told of an empty one, and the text then goes past it.
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
