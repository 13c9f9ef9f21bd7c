/** Employer names in email domains: "hr@acmefoods.example". */
import words from '@/content/language/advert-words.json'
import { pattern } from '@/domain/text/pattern'

const ADDRESS = /@([a-z\d][a-z\d-]{1,60})(?:\.[a-z]{2,12}){1,3}\b/gi
/** "www.acmefoods.example", "https://careers.acmefoods.example/jobs" */
const SITE = pattern('giu')`
  (?:https?:\/\/(?:www\.)?|\bwww\.)(?:(?:careers|jobs|apply|work)\.)?([a-z\d][a-z\d-]{1,60})(?:\.[a-z]{2,12}){1,3}\b
  |(?<![\p{L}\d@.-])([a-z\d][a-z\d-]{2,60})(?:\.[a-z]{2,12}){0,2}\.(?:com|example|org|net|io|co|ng|ke|gh|za|in|uk|de|fr
  |nl|be|au|ca|ie|ph|sg|ae)(?:\/[\w-]+)?(?![\p{L}\d@-])
`
const PROVIDERS = new Set(words.mailProviders.split(' '))
const WORD = /[\p{L}\d][\p{L}\d'’.-]{0,40}|&/gu
const MOST_WORDS = 6
/** Most addresses that are read. */
const MOST_ADDRESSES = 20
/** Fewest characters of a domain that can be a name. */
const SHORTEST = 4

/** `domain`: as in the address; `written`: the same name as written elsewhere in the text, or null. */
export type MailName = { domain: string; written: string | null }

/** The names in a text's email domains, without public mail providers; each once, in the order of the text. */
export function mailNamesIn(text: string): MailName[] {
  const domains = domainsIn(text)
  const plain = [ADDRESS, SITE].reduce((rest, of) => rest.replace(of, (found) => '\n'.repeat(found.length)), text)
  return domains
    .filter((domain) => domain.length >= SHORTEST && !PROVIDERS.has(domain.toLowerCase()))
    .map((domain) => ({ domain, written: writtenAs(lettersOf(domain), plain) }))
}

/** The names in addresses and sites, each once. */
export const domainsIn = (text: string): string[] =>
  [
    ...new Set([...text.matchAll(ADDRESS), ...text.matchAll(SITE)].map(([, first, second]) => first ?? second ?? '')),
  ].slice(0, MOST_ADDRESSES)

/** The letters and digits of a name, in lower case. */
export const lettersOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\d]/gu, '')

/** Consecutive words, the first capitalised, whose letters match a domain; "and" may be missing in it. */
function writtenAs(letters: string, text: string): string | null {
  const found = [...text.matchAll(WORD)]
  for (const [i, first] of found.entries()) {
    if (!/^[\p{Lu}\d]/u.test(first[0]) || !letters.startsWith(lettersOf(first[0]))) continue
    for (let count = 1; count <= MOST_WORDS; count++) {
      const last = found[i + count - 1]
      const name = last && text.slice(first.index, last.index + last[0].length)
      if (!name || name.includes('\n')) break
      if (lettersOf(name) === letters || lettersOf(name.replaceAll('&', '')) === letters)
        return name.replace(/[.'’-]$/, '')
    }
  }
  return null
}
