/**
 * Applies the selected theme, or the system's, before the first paint and after each change.
 * Inlined as a script in the page, so it may only use its arguments and browser globals.
 * @param key storage key of the selected theme
 * @param chosen name of the event that announces a new selection
 */
export function followTheme(key: string, chosen: string): void {
  const night = matchMedia('(prefers-color-scheme: dark)')
  let theme: string | null = null
  const show = () => {
    const isDark = theme === 'dark' || (theme !== 'light' && night.matches)
    document.documentElement.classList.toggle('dark', isDark)
  }
  const read = () => {
    try {
      theme = localStorage.getItem(key)
    } catch {
      // Without storage, the system's theme applies.
    }
    show()
  }
  document.documentElement.dataset.followsTheme = ''
  read()
  night.addEventListener('change', show)
  addEventListener('storage', read)
  addEventListener(chosen, (event) => {
    theme = (event as CustomEvent<string>).detail
    // Disables transitions, so that all colours change at once.
    const still = document.createElement('style')
    still.textContent = '*,::before,::after{transition:none!important}'
    document.head.append(still)
    show()
    getComputedStyle(document.body).color
    setTimeout(() => still.remove(), 1)
  })
}
