/** Removes contact details from a text. */

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu
const LINK = /\b(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github)\.com\/\S+/giu
const PHONE = /(?<![\p{L}\p{N}.,])\+?\(?\d[\d\s().-]{7,40}\d(?![\p{L}\p{N}])/gu

/** A CV with placeholders for email addresses, links and telephone numbers, which no question needs. */
export const withoutContacts = (text: string): string =>
  text
    .replace(EMAIL, '[email]')
    .replace(LINK, '[link]')
    .replace(PHONE, (match) =>
      match.replace(/\D/g, '').length >= 9 && !/^(?:19|20)\d\d\D+(?:19|20)\d\d$/.test(match) ? '[phone]' : match,
    )
