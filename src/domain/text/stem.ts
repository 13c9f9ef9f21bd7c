/** Reduces English words to stems, after M. F. Porter, "An algorithm for suffix stripping", 1980. */

const VOWEL = /[aeiouy]/

/** Forms that no suffix rule reaches, mapped to the word whose stem they share. */
const IRREGULAR: Readonly<Record<string, string>> = {
  ran: 'run',
  built: 'build',
  wrote: 'write',
  written: 'write',
  chose: 'choose',
  chosen: 'choose',
  choice: 'choose',
  kept: 'keep',
  held: 'hold',
  sent: 'send',
  spent: 'spend',
  found: 'find',
  led: 'lead',
  made: 'make',
  took: 'take',
  taken: 'take',
  gave: 'give',
  given: 'give',
  began: 'begin',
  begun: 'begin',
  broke: 'break',
  broken: 'break',
  spoke: 'speak',
  spoken: 'speak',
  fell: 'fall',
  fallen: 'fall',
  grew: 'grow',
  grown: 'grow',
  rose: 'rise',
  risen: 'rise',
  taught: 'teach',
  thought: 'think',
  bought: 'buy',
  brought: 'bring',
  caught: 'catch',
  lost: 'lose',
  met: 'meet',
  sold: 'sell',
  told: 'tell',
  saw: 'see',
  seen: 'see',
  shown: 'show',
  knew: 'know',
  known: 'know',
  said: 'say',
  heard: 'hear',
  paid: 'pay',
  rang: 'ring',
  came: 'come',
  became: 'become',
  threw: 'throw',
  thrown: 'throw',
  drew: 'draw',
  drawn: 'draw',
  drove: 'drive',
  driven: 'drive',
  meant: 'mean',
  forgot: 'forget',
  forgotten: 'forget',
  won: 'win',
  understood: 'understand',
  children: 'child',
  people: 'person',
  indices: 'index',
  matrices: 'matrix',
  vertices: 'vertex',
  nodes: 'node',
  leaves: 'leaf',
  data: 'data',
  stored: 'store',
  storage: 'store',
  storing: 'store',
}

/** Words that the rules would join to another word of another meaning ("important" to "import"), by the stem they keep. */
const APART: Readonly<Record<string, readonly string[]>> = {
  important: ['important', 'importance', 'importantly'],
  international: ['international', 'internationally'],
  customer: ['customer', 'customers'],
  responsible: ['responsible', 'responsibly', 'responsibility', 'responsibilities'],
  reasonable: ['reasonable', 'reasonably', 'unreasonable'],
  conversation: ['conversation', 'conversations'],
  authority: ['authority', 'authorities'],
  business: ['business', 'businesses'],
  objective: ['objective', 'objectives'],
  community: ['community', 'communities'],
  statement: ['statement', 'statements'],
  position: ['position', 'positions'],
  evening: ['evening', 'evenings'],
  transition: ['transition', 'transitions'],
  generate: ['generate', 'generates', 'generated', 'generating', 'generation'],
  paste: ['paste', 'pasted', 'pastes', 'pasting'],
  police: ['police'],
  news: ['news'],
  lateral: ['lateral', 'laterally'],
}
const APART_STEMS: ReadonlyMap<string, string> = new Map(
  Object.entries(APART).flatMap(([stem, words]) => words.map((word) => [word, stem] as const)),
)

/** True for a stem that only looks like another word's with an ending. */
export const isKeptApart = (stem: string): boolean => Object.hasOwn(APART, stem)

const STEP_2: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['ization', 'ize'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['entli', 'ent'],
  ['ousli', 'ous'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['abli', 'able'],
  ['alli', 'al'],
  ['ator', 'ate'],
  ['eli', 'e'],
]

const STEP_3: readonly (readonly [string, string])[] = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
]

const STEP_4 = /^(.*?)(ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|al|er|ic|(?<=[st])ion)$/

/** Number of vowel-consonant sequences, Porter's m. */
function measure(stem: string): number {
  let count = 0
  let inVowel = false
  for (let i = 0; i < stem.length; i++) {
    const letter = stem.charAt(i)
    const isVowel = 'aeiou'.includes(letter) || (letter === 'y' && i > 0)
    if (!isVowel && inVowel) count++
    inVowel = isVowel
  }
  return count
}

const endsDouble = (w: string) => /([^aeiou])\1$/.test(w) && !/[lsz]$/.test(w)
const endsShort = (w: string) => /[^aeiouy][aeiouy][^aeiouwxy]$/.test(w)

function porter(word: string): string {
  let w = word
  if (/(?:ss|i)es$/.test(w)) w = w.slice(0, -2)
  else if (/[^s]s$/.test(w) && !/[iu]s$/.test(w)) w = w.slice(0, -1)

  if (/eed$/.test(w)) {
    if (measure(w.slice(0, -3)) > 0) w = w.slice(0, -1)
  } else {
    const ending = /^(.+?)(ed|ing)$/.exec(w)
    if (ending?.[1] && VOWEL.test(ending[1])) {
      w = ending[1]
      if (/(?:at|bl|iz)$/.test(w)) w += 'e'
      else if (endsDouble(w)) w = w.slice(0, -1)
      else if (measure(w) === 1 && endsShort(w)) w += 'e'
    }
  }
  if (/.y$/.test(w) && VOWEL.test(w.slice(0, -1))) w = `${w.slice(0, -1)}i`

  w = replaceFirst(w, STEP_2)
  w = replaceFirst(w, STEP_3)
  const fourth = STEP_4.exec(w)
  if (fourth?.[1] && measure(fourth[1]) > 1) w = fourth[1]
  if (w.endsWith('e')) {
    const bare = w.slice(0, -1)
    if (measure(bare) > 1 || (measure(bare) === 1 && !endsShort(bare))) w = bare
  }
  return w.endsWith('ll') && measure(w) > 1 ? w.slice(0, -1) : w
}

function replaceFirst(word: string, rules: typeof STEP_2): string {
  for (const [suffix, replacement] of rules) {
    if (!word.endsWith(suffix)) continue
    const stem = word.slice(0, -suffix.length)
    return measure(stem) > 0 ? stem + replacement : word
  }
  return word
}

/** Stem of a lower-case word; words of up to three letters and words with digits or other scripts stay as they are. */
export function stemOf(word: string): string {
  const apart = APART_STEMS.get(word)
  if (apart !== undefined) return apart
  const base = Object.hasOwn(IRREGULAR, word) ? (IRREGULAR[word] ?? word) : word
  if (base.length <= 3 || base.length >= 40 || !/^[a-z]+$/.test(base)) return base
  const stem = porter(base)
  // Words of three letters stay as they are, so their other forms must come back to them: "days", "keys", "paying".
  return stem.length === 3 && stem.endsWith('i') ? `${stem.slice(0, -1)}y` : stem
}
