/** Whether the sidebar is open; in a cookie, so that the server renders it in the right state. */
export const SIDEBAR_COOKIE = 'sidebar_state'

const SEVEN_DAYS = 7 * 24 * 60 * 60

/** Open by default. @param value value of the cookie, if there is one */
export const isSidebarOpen = (value: string | undefined): boolean => value !== 'false'

/** The cookie string that stores the state. */
export const sidebarCookie = (isOpen: boolean): string =>
  `${SIDEBAR_COOKIE}=${isOpen}; path=/; max-age=${SEVEN_DAYS}; samesite=lax`
