/** Whether a request has a session cookie. The session itself is checked when the page is rendered. */

const SESSION_COOKIE = /(?:^|; ?)(?:__Secure-)?next-auth\.session-token=[^;]/

/** @param cookies the request's Cookie header; undefined or null if it has none */
export const sendsSessionCookie = (cookies: string | null | undefined): boolean =>
  typeof cookies === 'string' && SESSION_COOKIE.test(cookies)
