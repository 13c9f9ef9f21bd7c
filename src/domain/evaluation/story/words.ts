/** The word lists that stories are read with, from `src/content/language/story-words.json`. */
import lists from '@/content/language/story-words.json'
import { spellingOf } from '@/domain/text/spelling'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(spellingOf))

export const GENERIC = setOf(lists.generic)
export const TIMES = setOf(lists.time)
export const TIME_UNITS = setOf(lists.timeUnits)
export const NUMBER_WORDS = setOf(lists.numbers)
export const IRREGULAR_PAST = setOf(lists.past)
export const NOT_PAST = setOf(lists.notPast)
/** Words that lead a listener, by what they announce. */
export const SIGNPOSTS = {
  order: setOf(lists.order),
  reason: setOf(lists.reason),
  example: setOf(lists.example),
} as const
export const OWN = setOf(lists.pronounsOwn)
export const FILLERS = setOf(lists.fillers)
