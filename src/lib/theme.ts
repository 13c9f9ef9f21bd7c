/** The selected colour theme, stored in the browser; app/follow-theme.ts applies it. */
export const THEME_KEY = 'theme'

/** Event that announces a new selection: a CustomEvent with the theme. */
export const THEME_CHOSEN = 'greenroom:theme'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

const isTheme = (value: string | null): value is Theme => THEMES.some((theme) => theme === value)

export function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(THEME_KEY)
    return isTheme(kept) ? kept : 'system'
  } catch {
    return 'system'
  }
}

/** Applies a theme, here and in other tabs. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Without storage it lasts until the page is left.
  }
  dispatchEvent(new CustomEvent(THEME_CHOSEN, { detail: theme }))
}
