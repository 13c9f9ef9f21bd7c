/** Leaves out of a text by what its writer can be reached. */

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu
const LINK = /\b(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github)\.com\/\S+/giu
const PHONE = /(?<![\p{L}\p{N}.,])\+?\(?\d[\d\s().-]{7,40}\d(?![\p{L}\p{N}])/gu

/** A CV without what no question needs: addresses of mail, links and telephone numbers. */
export const withoutContacts = (text: string): string =>
  text
    .replace(EMAIL, '[email]')
    .replace(LINK, '[link]')
    .replace(PHONE, (match) =>
      match.replace(/\D/g, '').length >= 9 && !/^(?:19|20)\d\d\D+(?:19|20)\d\d$/.test(match) ? '[phone]' : match,
    )
