/** Tells text that says something from text that cannot: keyboard mashing, other languages, "I don't know". */
import { remembered } from '@/domain/evaluation/text/remembered'
import { type Sentence, type Token, tokensIn } from '@/domain/evaluation/text/tokens'
import { isFunctionWord, weightOf } from '@/domain/evaluation/text/word-weights'

const KEY_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'poiuytrewq', 'lkjhgfdsa', 'mnbvcxz', '1234567890']
/** Four neighbouring keys of a row, in either direction, but for those of "property" and "strewn". */
const KEY_RUN = new RegExp(
  KEY_ROWS.flatMap((row) => Array.from({ length: row.length - 3 }, (_, i) => row.slice(i, i + 4)))
    .filter((run) => !['erty', 'trew'].includes(run))
    .join('|'),
)
const NO_ANSWER =
  /^(?:i (?:really |honestly )?(?:do not|don['’]?t|dont) (?:know|remember|have an? (?:answer|idea))|(?:no|empty) (?:idea|answer|clue|submission|comment|response|text|entry)|not sure|idk|n ?\/? ?a|none|nothing|pass|skip|no|yes|\?+|unanswered|not answered|tbd|test|blank|empty)\b(?: (?:the answer|this(?: one)?|about (?:this|that)|sorry|at all|to this question|it|anything|submitted|given|provided|yet|really|i guess|maybe|sorry about that|what to say|what this is|how to answer(?: this)?(?: question)?))*[\s.!,?]*$/iu

/** Says in a longer way that the speaker has no answer, and nothing about the matter. */
const WITHOUT_ANSWER =
  /^(?:(?:and|but|so) )?(?:not (?:really |quite )?(?:sure|certain)|i(?: am|['’]m)? (?:really |honestly |actually )?(?:(?:not|un)\s?(?:sure|certain)(?: (?:about|of|on|how))?|have (?:never|not) (?:learn|come across|heard of|done|seen|worked with|used|studied)|(?:have|['’]ve) never|never (?:learn|came across|heard of|did|studied|used)|have no (?:idea|clue|experience)|afraid i|(?:can|ca|could|do|would|did)(?: not|n['’]?t) (?:know|answer|remember|recall|think of|say|guess)|cannot (?:answer|remember|recall|think of|say)|would (?:have|need) to (?:look|google|search)|will have to (?:look|google|search))|(?:can|could|may|shall) (?:we|i) (?:please )?(?:move on|skip|pass|go to)|(?:let us|let['’]s|please) (?:move on|skip|go to)|next question|no (?:idea|clue))(?!.*\b(?:because|but|however|if|when|would be|think|believe|without|until|before|so|ask|check|find out|and i)\b)/iu
/** Longest sentence that says no more than this. */
const LONGEST_WITHOUT_ANSWER = 14

/** The whole answer says that there is none. */
export function isNoAnswer(sentences: readonly Sentence[]): boolean {
  if (sentences.length > 3) return false
  // Most answers are too long for it, which is told soonest.
  if (sentences.some(({ tokens }) => tokens.length > LONGEST_WITHOUT_ANSWER)) return false
  const plain = sentences.map(({ text }) =>
    text.replace(/^(?:sorry|um|uh|well|honestly|to be honest)[,.\s]+/iu, '').trim(),
  )
  if (sentences.length <= 2 && plain.every((text) => NO_ANSWER.test(text))) return true
  return plain.every((text) => NO_ANSWER.test(text) || WITHOUT_ANSWER.test(text))
}

/** A word no English speaker would write; short words and words with digits get the benefit of the doubt. */
export const isImplausible = ({ word }: Token): boolean => isNoWord(word)

const KNOWN_LIMIT = 20_000

const isNoWord = remembered(KNOWN_LIMIT, (word) => {
  if (word.length > 30) return true
  if (word.length < 4 || /[^a-z]/.test(word)) return false
  if (KEY_RUN.test(word)) return true
  if (/(.)\1\1/.test(word) || !/[aeiouy]/.test(word)) return word.length > 4 || /(.)\1\1/.test(word)
  return /[bcdfghjklmnpqrstvwxz]{6}/.test(word) || /[aeiou]{5}/.test(word)
})

/** Sentences made of words that are none, and the share of the answer's words they hold. */
export function findGibberish(sentences: readonly Sentence[]): { share: number; sentences: Sentence[] } {
  const mashed = sentences.filter(({ tokens }) => {
    const odd = tokens.filter(isImplausible).length / tokens.length
    return odd >= 0.5 || (odd >= 0.25 && tokens.every((token) => weightOf(token.stem) === 1))
  })
  const count = (list: readonly Sentence[]) => list.reduce((sum, { tokens }) => sum + tokens.length, 0)
  return { share: count(mashed) / Math.max(1, count(sentences)), sentences: mashed }
}

const FOREIGN = new Set(
  `el los las una por para pero como que con del muy mi su es fue era yo nosotros cuando porque
  le les une des est dans pour avec sur je nous vous mais était ont qui ce cette mon notre au aux et du
  der die das und ist nicht ein eine ich wir mit für von auf habe haben wurde auch dem den zu sich
  il gli che di sono non per una abbiamo ho era della nel
  os uma não com meu minha eu nós foi mais também ao da dos em
  och att jag det som på var har inte med ett
  het een van niet ik wij zijn hebben maar ook naar
  na ya wa kwa ni katika sana yangu ile ndani mimi
  ti mo ni awon mi gbogbo ati lati pelu`.split(/\s+/),
)
/** Words of the list above that English has too. */
const SHARED = new Set([
  'die',
  'on',
  'me',
  'a',
  'an',
  'in',
  'no',
  'is',
  'as',
  'was',
  'are',
  'do',
  'will',
  'den',
  'per',
  'con',
  'sur',
  'ex',
  'il',
  'os',
  'at',
  'so',
  'man',
  'mi',
  'ti',
  'mo',
  'au',
  'van',
])

/** Nearly every word, so that most answers need no look at their script. */
const PLAIN_WORD = /^[a-z'0-9]*$/

/** More grammar words of other languages than of English, or mostly letters of another script. */
export function isOtherLanguage(sentences: readonly Sentence[]): boolean {
  const words = tokensIn(sentences).map(({ word }) => word)
  if (words.some((word) => !PLAIN_WORD.test(word)) && isOtherScript(words.join(''))) return true
  if (words.length < 5) return false
  const foreign = words.filter((word) => FOREIGN.has(word) && !SHARED.has(word)).length
  if (foreign < 2 || foreign / words.length <= 0.12) return false
  const english = words.filter((word) => isFunctionWord(word)).length
  return foreign > 1.5 * english
}

function isOtherScript(text: string): boolean {
  const letters = text.replace(/\p{N}/gu, '')
  return (letters.match(/\p{Script=Latin}/gu)?.length ?? 0) < 0.5 * letters.length
}
