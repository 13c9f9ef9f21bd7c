/** Levels of languages: "German A2" is less than the "German B1" that an advert asks for. */
import levels from '@/content/language/language-levels.json'
import type { Asked } from './asked-words'
import type { Line, Lines } from './lines'

/** The highest level first; 1 to 6 are A1 to C2 of the Common European Framework. */
const WORDS: readonly (readonly [RegExp, number])[] = levels.map(({ level, words }) => [
  new RegExp(`\\b(?:${words.join('|')})\\b`, 'i'),
  level,
])
const FRAMEWORK = /\b[ABC][12]\b/g
/** The level from which a speaker meets "fluent" in an advert. */
const FLUENT = 4

/** The highest level that a text names; 0 without any. */
export function levelIn(text: string): number {
  const named = [...text.matchAll(FRAMEWORK)].map(([level]) => 'ABC'.indexOf(level.charAt(0)) * 2 + Number(level[1]))
  return named.length > 0 ? Math.max(...named) : (WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? 0)
}

const LAST_MARK = /[,;.|·\n/](?=[^,;.|·\n/]*$)/
/** What a line says of a language: behind its name up to the next one, or before it ("fluent German, basic French"). */
function levelsOf(name: string, { segment: { text }, skills }: Line): number[] {
  const all = skills.filter(({ skill }) => skill.kind === 'language')
  const isBefore = levelIn(text.slice(0, all[0]?.start)) > 0 && levelIn(text.slice(all.at(-1)?.end)) === 0
  return all.flatMap(({ skill, start, end }, i) => {
    if (skill.name !== name) return []
    const before = levelIn(text.slice(all[i - 1]?.end ?? 0, start))
    const next = all[i + 1]?.start
    const after = text.slice(end, next)
    // "English, which I teach in; a little Italian": what stands before the next name is said of that.
    const own = next === undefined ? after : after.slice(0, Math.max(0, after.search(LAST_MARK)))
    return isBefore ? before : levelIn(own) || before
  })
}

/** Whether the CV names a level of the language, and it is below the one that is asked for. */
export function isBelowLevel({ requirement: { text }, skills }: Asked, { bySkill }: Pick<Lines, 'bySkill'>): boolean {
  const wanted = Math.min(levelIn(text), text.match(FRAMEWORK) ? 6 : FLUENT)
  if (wanted === 0) return false
  return skills
    .filter(({ kind }) => kind === 'language')
    .some(({ name }) => {
      const best = Math.max(0, ...(bySkill.get(name) ?? []).flatMap((line) => levelsOf(name, line)))
      return best > 0 && best < wanted
    })
}
