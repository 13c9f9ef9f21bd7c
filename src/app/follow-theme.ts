/**
 * Shows the theme that was chosen, or the system's, from before anything is drawn and through every change of either.
 * Runs in the page itself, so it may use nothing but its arguments and the browser.
 *
 * @param key where the choice is kept
 * @param chosen name of the event that tells of another choice
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
      // Where nothing is kept the system's holds.
    }
    show()
  }
  read()
  night.addEventListener('change', show)
  addEventListener('storage', read)
  addEventListener(chosen, (event) => {
    theme = (event as CustomEvent<string>).detail
    // Colours change at once, not one after the other as each transition runs.
    const still = document.createElement('style')
    still.textContent = '*,::before,::after{transition:none!important}'
    document.head.append(still)
    show()
    getComputedStyle(document.body).color
    setTimeout(() => still.remove(), 1)
  })
}
