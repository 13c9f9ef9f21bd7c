/** The time zone of this browser, an IANA name such as 'Africa/Lagos'. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
