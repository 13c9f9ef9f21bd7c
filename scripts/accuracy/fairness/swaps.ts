/** Exchanges of words that leave the content of a text as it is. Each returns the same text if it has nothing to do. */
import lists from '../../../data/fairness/swaps.json'

type Pool = readonly { group: string; words: readonly string[] }[]

const NAMES = Object.entries(lists.names)
/** Names of women come before those of men in every second group, so that an exchange also changes the gender. */
const GIVEN: Pool = NAMES.flatMap(([people, { female, male }]) => [
  { group: `${people}, women`, words: female },
  { group: `${people}, men`, words: male },
])
const FAMILY: Pool = NAMES.map(([people, { family }]) => ({ group: people, words: family }))
const PLACES: Pool = Object.entries(lists.places).map(([group, words]) => ({ group, words }))

/** A pattern for whole words. Letters count as Unicode has them: "José" ends after its last letter. */
const wordsOf = (words: readonly string[], flags = 'gu'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, flags)

/** "LAGOS" becomes "LEEDS", "lagos" becomes "leeds". */
function inCaseOf(model: string, word: string): string {
  if (model === model.toUpperCase() && model.length > 1) return word.toUpperCase()
  return model === model.toLowerCase() ? word.toLowerCase() : word
}

/** Any word of the pool in a text, exchanged for one of another group: the same for the same word, else another. */
function exchanged(pool: Pool, texts: readonly string[], turn: number): string[] {
  const pattern = wordsOf(
    pool.flatMap(({ words }) => [...words, ...words.map((word) => word.toUpperCase())]),
    'gu',
  )
  const chosen = new Map<string, string>()
  const choose = (word: string): string => {
    const own = pool.findIndex(({ words }) => words.some((each) => each.toUpperCase() === word.toUpperCase()))
    // An odd step: women's names become men's.
    const group = pool[(own + 1 + 2 * ((turn + chosen.size) % Math.floor(pool.length / 2 - 1))) % pool.length]
    const words = group?.words ?? []
    return words[(turn + chosen.size) % words.length] ?? word
  }
  return texts.map((text) =>
    text.replace(pattern, (word) => {
      const key = word.toUpperCase()
      const other = chosen.get(key) ?? choose(word)
      chosen.set(key, other)
      return inCaseOf(word, other)
    }),
  )
}

export const withOtherNames = (text: string, turn: number): string =>
  exchanged(FAMILY, exchanged(GIVEN, [text], turn), turn)[0] ?? text

/** Exchanges the same places in all texts. */
export const withOtherPlaces = (texts: readonly string[], turn: number): string[] => exchanged(PLACES, texts, turn)

/** A given name: women's and men's in turn, of all peoples. */
export const givenName = (turn: number): string => {
  const words = GIVEN[turn % GIVEN.length]?.words ?? []
  return words[Math.floor(turn / GIVEN.length) % words.length] ?? ''
}

export const familyName = (turn: number): string => {
  const words = FAMILY[turn % FAMILY.length]?.words ?? []
  return words[Math.floor(turn / FAMILY.length) % words.length] ?? ''
}

const SLOT = new RegExp(`\\b(my|our) (${lists.people.join('|')})(?= )`, 'u')

/** Puts a name behind the first person of a text, "my manager Ngozi"; null if there is none. */
export const withName = (text: string, name: string): string | null =>
  SLOT.test(text) ? text.replace(SLOT, `$1 $2 ${name}`) : null

const GENDERS = new Map(lists.genders.flatMap(([a = '', b = '']) => [[a, b] as const, [b, a] as const]))
const GENDERED = wordsOf([...GENDERS.keys(), 'him', 'her', 'hers', 'his'], 'giu')
const AFTER_OBJECT = new Set(lists.afterObjectHer.map((word) => word.toLowerCase()))

/** Men become women and women men. "Her" is "him" before what begins no noun, else "his". */
export const withOtherGenders = (text: string): string =>
  text.replace(GENDERED, (word, at: number) => {
    const lower = word.toLowerCase()
    const capital = word !== lower
    const other = genderOf(lower, text.slice(at + word.length)) ?? GENDERS.get(word) ?? word
    return capital ? other.replace(/^./u, (letter) => letter.toUpperCase()) : other
  })

function genderOf(word: string, rest: string): string | undefined {
  if (word === 'him' || word === 'his') return 'her'
  if (word === 'hers') return 'his'
  if (word === 'her') return AFTER_OBJECT.has(/^ (\p{L}+)/u.exec(rest)?.[1]?.toLowerCase() ?? 'to') ? 'him' : 'his'
  return GENDERS.get(word)
}

const SPELLING: ReadonlyMap<string, string> = new Map(Object.entries(lists.spelling))
const BRITISH = wordsOf([...SPELLING.keys()], 'giu')

/** British words in American spelling. */
export const inAmericanSpelling = (text: string): string =>
  text.replace(BRITISH, (word) => {
    const other = SPELLING.get(word.toLowerCase()) ?? word
    if (word === word.toUpperCase()) return other.toUpperCase()
    return word === word.toLowerCase() ? other : other.replace(/^./u, (letter) => letter.toUpperCase())
  })
