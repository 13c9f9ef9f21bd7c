/**
 * Features of the tokens of a sentence of an advert, the input of the fitted decision which of them name something
 * asked for.
 */
import { degreeIn, yearsIn } from '@/domain/documents/education-levels'
import type { Lexicon } from '@/domain/documents/lexicon'
import type { Skill } from '@/domain/documents/taxonomy'
import { type AdvertToken, advertTokens } from './advert-tokens'
import { type SentenceAsking, sayingOf } from './asking'
import type { Span } from './lines'
import { isBoilerplate, isHouse, isSpared } from './sentence-roles'
import type { AdvertSentence } from './sentences'
import { isTool } from './tool-names'

/** The tokens of a sentence with the names of the features that each has. */
export function tokenFeatures(
  sentence: AdvertSentence,
  asking: SentenceAsking,
  lexicon: Lexicon,
): { tokens: AdvertToken[]; rows: string[][] } {
  const { text, line } = sentence
  const tokens = advertTokens(text)
  const amounts = amountsIn(text)
  const known = knownIn(text, tokens, amounts, lexicon)
  const said = sayingOf(asking)
  const place = `${line.isEntry} ${line.section}`
  const tells = [isSpared(text), isHouse(text), isBoilerplate(text)].map(Number).join('')
  const around = [`said ${said} ${line.section}`, `in ${place}`, `tells ${tells}`]
  const rows = tokens.map((token, i) => {
    const stem = (by: number) => tokens[i + by]?.stem ?? (by < 0 ? '<' : '>')
    const kind = (by: number) => tokens[i + by]?.kind ?? (by < 0 ? '<' : '>')
    const shape = (by: number) => tokens[i + by]?.shape ?? (by < 0 ? '<' : '>')
    const skill = (by: number) => known[i + by] ?? (by < 0 ? '<' : '>')
    return [
      'any',
      `word ${stem(0)}`,
      `word-1 ${stem(-1)}`,
      `word+1 ${stem(1)}`,
      `word-2 ${stem(-2)}`,
      `word+2 ${stem(2)}`,
      `words-1 ${stem(-1)} ${stem(0)}`,
      `words+1 ${stem(0)} ${stem(1)}`,
      `words-2 ${stem(-2)} ${stem(-1)}`,
      `kind ${kind(0)}`,
      `kind-1 ${kind(-1)}`,
      `kind+1 ${kind(1)}`,
      `kinds-1 ${kind(-1)} ${kind(0)}`,
      `kinds+1 ${kind(0)} ${kind(1)}`,
      `kinds ${kind(-1)} ${kind(0)} ${kind(1)}`,
      `kinds-2 ${kind(-2)} ${kind(-1)} ${kind(0)}`,
      `shape ${shape(0)}`,
      `shape-1 ${shape(-1)}`,
      `shape+1 ${shape(1)}`,
      `spaced ${token.isSpaced}`,
      `end ${token.text.slice(-3).toLowerCase()}`,
      `skill ${skill(0)}`,
      `skill-1 ${skill(-1)}`,
      `skill+1 ${skill(1)}`,
      `skill ${skill(0)} ${said}`,
      `said ${said} ${kind(0)}`,
      `said ${said} ${kind(-1)} ${kind(0)}`,
      `at ${Math.min(i, 3)} ${said}`,
      `last ${i === tokens.length - 1}`,
      ...around,
    ]
  })
  return { tokens, rows }
}

type Amount = Span & { kind: 'years' | 'degree' }

function amountsIn(text: string): Amount[] {
  const [years, degree] = [yearsIn(text), degreeIn(text, 'lowest')]
  const amounts: Amount[] = years ? [{ ...years, kind: 'years' }] : []
  return degree ? [...amounts, { ...degree, kind: 'degree' }] : amounts
}

/**
 * For each token the kind of a skill of the taxonomy, of a degree or of years in which it is, with ">" where it goes
 * on; "" outside.
 */
function knownIn(
  text: string,
  tokens: readonly AdvertToken[],
  amounts: readonly Amount[],
  { skillsIn }: Lexicon,
): string[] {
  const hits = skillsIn(text)
  let at = 0
  return tokens.map(({ start }) => {
    while (at < hits.length && start >= (hits[at]?.end ?? 0)) at++
    const hit = amounts.find((each) => start >= each.start && start < each.end) ?? hits[at]
    if (!hit || start < hit.start) return ''
    return `${'kind' in hit ? hit.kind : kindOf(hit.value)}${start > hit.start ? '>' : ''}`
  })
}

function kindOf(skill: Skill): string {
  if (isTool(skill)) return 'tool'
  return skill.kind === 'skill' && skill.field === 'general' ? 'general' : skill.kind
}
