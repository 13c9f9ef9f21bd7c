/** Compares the subject of a degree with the subjects that an advertisement requires. */
import studyFields from '@/content/language/study-fields.json'
import { type Token, tokensOf } from '@/domain/text/tokens'
import { isFunctionWord } from '@/domain/text/word-weights'

/** `same`: the subject itself; `near`: another one of the same group. */
export type FieldFit = 'same' | 'near' | 'other'

type Term = { stems: readonly string[]; groups: Set<string> }
const terms = new Map<string, Term>()
for (const [group, line] of Object.entries(studyFields.groups)) {
  for (const entry of line.split(', ')) {
    const stems = tokensOf(entry).map(({ stem }) => stem)
    const key = stems.join(' ')
    const term = terms.get(key) ?? { stems, groups: new Set() }
    term.groups.add(group)
    terms.set(key, term)
  }
}

/** "Or a related field" admits neighbouring subjects. */
const WIDENED = /\b(?:related|relevant|similar|cognate|allied|any other|another)\b/i
/** Any subject is accepted. */
const ANY = /\bany (?:field|subject|discipline|course|degree)\b/i
/** Subjects required as a group. */
const NUMERATE = /\b(?:numerate|quantitative)\b/i
const TECHNICAL =
  /\b(?:technical|scientific|STEM)(?: (?:or|and) \w+)? (?:subject|field|discipline|degree|background|area)\b/i
const TECHNICAL_GROUPS = ['computing', 'engineering', 'numerate', 'science']

const stemsOf = (tokens: readonly Token[]) => tokens.map(({ stem }) => stem).filter((stem) => !isFunctionWord(stem))
const holds = (run: readonly string[], part: readonly string[]): boolean =>
  run.some((_, at) => part.every((stem, i) => run[at + i] === stem))

const abbreviations = Object.entries(studyFields.abbreviations).map(
  ([short, whole]) => [tokensOf(short).map(({ stem }) => stem), whole] as const,
)

/** Abbreviations that are words in lower case. */
const capitals = Object.entries(studyFields.capitals).map(
  ([short, whole]) => [new RegExp(`\\b${short}\\b`), whole] as const,
)

/** The subjects of degrees that are named by an abbreviation: "business administration" for "MBA". */
export function subjectsOfAbbreviations(text: string): string[] {
  const said = tokensOf(text).map(({ stem }) => stem)
  return [
    ...abbreviations.flatMap(([short, whole]) => (holds(said, short) ? [whole] : [])),
    ...capitals.flatMap(([short, whole]) => (short.test(text) ? [whole] : [])),
  ]
}

function read(text: string): { words: readonly string[]; groups: ReadonlySet<string> } {
  const spelt = tokensOf([text, ...subjectsOfAbbreviations(text)].join('. '))
  const run = spelt.map(({ stem }) => stem)
  const found = [...terms.values()].filter(({ stems }) => holds(run, stems))
  const own = new Set(found.flatMap(({ stems }) => stems))
  return {
    words: stemsOf(spelt).filter((stem) => own.has(stem)),
    groups: new Set(found.flatMap(({ groups }) => [...groups])),
  }
}

/** Whether a text names a subject of study. */
export const namesSubject = (text: string): boolean => read(text).groups.size > 0

/** Words that name a subject only in combination: "computer science", "business management". */
const LOOSE = new Set(
  ['science', 'management', 'administration', 'studies', 'engineering', 'art'].flatMap((word) =>
    tokensOf(word).map(({ stem }) => stem),
  ),
)

/**
 * @param asked the advertisement's subjects; empty where any subject is accepted
 * @param wording text of the whole requirement
 * @param studied the words after the degree in the CV
 */
export function fieldFit(asked: readonly string[], wording: string, studied: string): FieldFit {
  if (asked.length === 0 || ANY.test(wording)) return 'same'
  const own = read(studied)
  if (NUMERATE.test(wording) && own.groups.has('numerate')) return 'same'
  if (TECHNICAL.test(wording) && TECHNICAL_GROUPS.some((group) => own.groups.has(group))) return 'same'
  let fit: FieldFit = 'other'
  for (const subject of asked) {
    const wanted = read(subject)
    const shared = wanted.words.filter((word) => own.words.includes(word))
    // A required subject of one word may be a loose one: "Engineering, Management or a related field".
    if (shared.some((word) => !LOOSE.has(word)) || (shared.length > 0 && wanted.words.length === 1)) return 'same'
    if ([...wanted.groups].some((group) => own.groups.has(group))) fit = 'near'
  }
  return fit === 'near' && WIDENED.test(wording) ? 'same' : fit
}
