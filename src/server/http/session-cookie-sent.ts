/** Whether a request comes with a session; whether the session still holds is for whoever draws the page to say. */

const SESSION_COOKIE = /(?:^|; ?)(?:__Secure-)?next-auth\.session-token=[^;]/

/** @param cookies the request's header, undefined or null where it has none */
export const sendsSessionCookie = (cookies: string | null | undefined): boolean =>
  typeof cookies === 'string' && SESSION_COOKIE.test(cookies)
