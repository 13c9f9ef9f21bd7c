/** Titles of adverts as those of one person: "Electricians" → "Electrician", "chefs de partie" → "chef de partie". */
import { bare, LISTS, wordsOf } from './grammar'

/** Endings of words for persons by what they do; "Sales", "Operations" and "Analytics" have none of them. */
const PERSON = /(?:[eoa]r|ist|yst|ian|[^m]ent|ant|ive|ee|ess|man)$/
const LINK = /^(?:and|or|&)$/i
/** Follows the head of a title: "Heads of Department", "chefs de partie". */
const AFTER_HEAD = /^(?:at|de|des|du|for|in|of|on|to|with|and|or|&)$/i

const isPerson = (word: string): boolean =>
  LISTS.persons.has(word) || (PERSON.test(word) && !LISTS.notPersons.has(word))

/** Whether a title names a person: "Head of Sales", not "National Service". */
export const isOfPerson = (title: string): boolean => wordsOf(title).some((word) => isPerson(bare(word)))

/** A word for persons in the singular, any other as it is. */
function oneOf(word: string): string {
  const one = word
    .replace(/(\p{L})men$/iu, '$1man')
    .replace(/wives$/i, 'wife')
    .replace(/ies$/i, 'y')
    .replace(/(ch|sh|ss|x)es$/i, '$1')
    .replace(/([^su])s$/i, '$1')
  return isPerson(bare(one)) ? one : word
}

/** Only the heads of a title change: "Sales Managers" becomes "Sales Manager". */
export function ofOnePerson(title: string): string {
  const words = withoutTail(wordsOf(title))
  let hasHead = false
  return words
    .map((word, i) => {
      if (LINK.test(word)) hasHead = false
      if (hasHead || (i < words.length - 1 && !AFTER_HEAD.test(words[i + 1] ?? ''))) return word
      hasHead = true
      return oneOf(word)
    })
    .join(' ')
}

/** "Graduate Trainee Programme" is no person, "Graduate Trainee" is one. */
function withoutTail(words: string[]): string[] {
  const isTail = words.length > 1 && LISTS.titleTails.has(bare(words.at(-1) ?? ''))
  return isTail && isPerson(bare(words.at(-2) ?? '')) ? words.slice(0, -1) : words
}

/** Without "Full-time" and the like before a title. */
export function withoutTerms(title: string): string {
  const words = wordsOf(title)
  return words.length > 1 && LISTS.titleTerms.has(bare(words[0] ?? '')) ? words.slice(1).join(' ') : title
}
