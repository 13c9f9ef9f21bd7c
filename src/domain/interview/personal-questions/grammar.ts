/** Word lists and inflection for short extracts: verbs, and boundaries of phrases. */
import words from '@/content/language/question-grammar.json'
import { gerundOf, pastOf } from '@/domain/text/verb-forms'
import { setOf } from '@/domain/text/word-sets'

/**
 * The word lists as sets. Less clear by their names: `lightVerbs` mean little without their object ("took the service
 * through two audits"), `papers` are documents that a person holds, such as licences, and no subject for a question,
 * `notFields` qualify a degree by grade or relevance, `countable` workplaces take an article ("a bank"), `actNouns`
 * head a compound ("code review"), `compounds` begin a verb of two words ("unit test"), `stateVerbs` may begin a
 * condition ("pass a drug test"), `traitVerbs` mean little before a trait ("showing initiative"), `workers` say how
 * somebody works, and `persons` and `notPersons` are what the endings of titles do not tell. `noSubjects` are documents
 * and measures that nobody is asked about, `conditionalTraits` those under which somebody works, `lightDuties` only a
 * part in the work of others, `ongoingDuties` work that is never finished or late, `incompleteDuties` verbs that need
 * their "from" and "to", `projectVerbs` what is done once, `countableMeasures` what takes "the" ("the cloud bill"),
 * `countableThings` nouns that need an article in the singular, `institutions` those of an employer's name that takes
 * one ("the Ministry of …"), `bareRanks` words that are no title without more ("Head"), `hedges` say that somebody is
 * new to a tool, and `unnamedTools` begin a kind of tool that the advert does not name ("another CMS").
 */
export const LISTS = Object.fromEntries(
  Object.entries(words.lists).map(([name, list]) => [name, setOf(list)]),
) as Readonly<Record<keyof typeof words.lists, ReadonlySet<string>>>

const NOMINAL_ENDINGS = words.nominalEndings.split(' ')

/** Tools of every office, hardly worth a question. */
export const EVERYDAY_TOOLS: ReadonlySet<string> = new Set(words.everydayTools)
/** Tools that most people know, so that nobody surely lacks them. */
export const WIDESPREAD_TOOLS: ReadonlySet<string> = new Set(words.widespreadTools)
/** Conditions of a job and what a person must own, which no work shows. Without plural endings. */
export const CONDITIONS: readonly string[] = words.conditions
/** What makes a number of years an age or a time of study. */
export const NOT_SERVICE: readonly string[] = words.notService
export const FIELD_LEAD_INS: ReadonlySet<string> = new Set(words.fieldLeadIns)
/** Nouns that look like a verb and its object: "lead generation". */
export const FIXED_NOUNS: readonly string[] = words.fixedNouns
/** Before what somebody likes or puts up with. */
export const ATTITUDE_LEAD_INS: ReadonlySet<string> = new Set(words.attitudeLeadIns)
/** Words behind a name that say how much it is wanted, as the source of a regular expression. */
export const PRIORITY_TAILS: string = words.priorityTails
/** The longest first. */
export const LEAD_INS: readonly string[] = words.leadIns
export const RANKS: Readonly<Record<string, number>> = words.ranks
export const CHANGE_VERBS = { fall: setOf(words.falls), rise: setOf(words.rises), move: setOf(words.moves) } as const

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean)
/** A word in the form of the lists: lower case, without punctuation. */
export const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}'’-]/gu, '')

const ALL = [...LISTS.verbs, ...LISTS.verbsOrNouns]
const GERUNDS = new Set(ALL.map(gerundOf))
const PASTS = new Set([...ALL.map(pastOf), 'learnt', 'did'])

export const isGerund = (word: string): boolean => GERUNDS.has(word)
export const isPast = (word: string): boolean => PASTS.has(word)
export const isVerb = (word: string): boolean => LISTS.verbs.has(word) || LISTS.verbsOrNouns.has(word)
/** Whether a verb is also a noun: "Design basics", "Report writing". */
export const isVerbOrNoun = (word: string): boolean => LISTS.verbsOrNouns.has(word)
/** Whether a noun can be the head of a noun phrase, by its ending: "valuation", "management". */
export const isNominal = (word: string): boolean => NOMINAL_ENDINGS.some((ending) => word.endsWith(ending))

/** "an Accountant", "a UX Designer", "an HR Manager". */
export function withArticle(noun: string): string {
  const [first = ''] = noun.split(' ')
  const isSpelled = /^\p{Lu}(?:&?\p{Lu}){1,4}(?:\/|$)/u.test(first)
  const isVowel =
    isSpelled || /^\p{Lu}-/u.test(first) ? /^[AEFHILMNORSX]/.test(first) : /^(?:[aeio]|u(?!ni|se|x))/i.test(first)
  return `${isVowel ? 'an' : 'a'} ${noun}`
}
