/** Whether the sidebar is open; in a cookie, so that the server renders it in the right state. */
export const SIDEBAR_COOKIE = 'sidebar_state'

export const SIDEBAR_DAYS = 7

/** Open by default. @param value value of the cookie, if there is one */
export const isSidebarOpen = (value: string | undefined): boolean => value !== 'false'

/** The cookie string that stores the state. */
export const sidebarCookie = (isOpen: boolean): string =>
  `${SIDEBAR_COOKIE}=${isOpen}; path=/; max-age=${SIDEBAR_DAYS * 24 * 60 * 60}; samesite=lax`
