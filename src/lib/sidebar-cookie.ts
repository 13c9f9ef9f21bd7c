/** Whether the side column is open; in a cookie, so that the server draws the page as it was left. */
export const SIDEBAR_COOKIE = 'sidebar_state'

const SEVEN_DAYS = 7 * 24 * 60 * 60

/** Open unless it was closed. @param value of the cookie, if there is one */
export const isSidebarOpen = (value: string | undefined): boolean => value !== 'false'

/** What a browser is told to remember. */
export const sidebarCookie = (isOpen: boolean): string =>
  `${SIDEBAR_COOKIE}=${isOpen}; path=/; max-age=${SEVEN_DAYS}; samesite=lax`
