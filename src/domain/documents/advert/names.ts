/** Names of tools, languages and certificates in a phrase, and the kind of requirement of a phrase. */
import words from '@/content/language/advert-words.json'
import type { Lexicon } from '@/domain/documents/lexicon'
import type { PhraseHit } from '@/domain/documents/phrase-index'
import type { Skill } from '@/domain/documents/taxonomy'
import type { RequirementKind } from '@/domain/documents/types'
import { tokensOf } from '@/domain/text/tokens'
import type { Span } from './lines'
import { isQuality } from './phrases'

const TOOL_GROUPS = new Set(words.toolGroups.split('|'))
const TOOL_NAMES = new Set(words.toolNames.split('|'))
const NOT_TOOLS = new Set(words.notTools.split('|'))
const NAME = /^(?:(?:[\p{Lu}\d]|\p{Ll}{1,2}(?=\p{Lu}))[\p{L}\d.+#/&-]*)$/u

/** Whether a hit is the name of a program, a language or a system, not a field of work. */
export function isToolHit(text: string, { value, start, end }: PhraseHit<Skill>): boolean {
  if (value.kind !== 'skill' || !isToolName(value)) return false
  return start === 0 || /\p{Lu}/u.test(text.slice(start, end)) || /^\p{Ll}/u.test(value.name)
}

/**
 * The taxonomy writes fields in sentence case ("Interaction design") and products in title case ("Google Analytics").
 */
function isToolName({ name, group }: Skill): boolean {
  if (TOOL_NAMES.has(name)) return true
  if (NOT_TOOLS.has(name)) return false
  const rest = name.split(' ').slice(1)
  return rest.length > 0 ? rest.some((word) => /^\p{Lu}/u.test(word)) : TOOL_GROUPS.has(group)
}

/** The names of tools in a phrase, each with adjacent capitalised words: "SAP FICO", "Adobe Photoshop". */
export function toolsIn(text: string, { skillsIn }: Lexicon): Span[] {
  const spans: Span[] = []
  for (const hit of skillsIn(text)) {
    if (!isToolHit(text, hit)) continue
    const span = widened(text, hit)
    const last = spans.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else spans.push(span)
  }
  return spans
}

function widened(text: string, { start, end }: Span): Span {
  const before = / ?([\p{Lu}\d][\p{L}\d.+#]{0,30}) $/u.exec(text.slice(Math.max(0, start - 30), start))
  const word = before?.[1] ?? ''
  const left = word !== '' && !isQuality(word) && !/^\d/.test(word) ? word.length + 1 : 0
  const right = /^(?: (?:[\p{Lu}\d][\p{L}\d.+#]*)){1,3}(?![\p{L}\d])/u.exec(text.slice(end, end + 60))?.[0].length ?? 0
  return { start: start - left, end: end + right }
}

/** Whether a phrase is a name: known to the taxonomy, or capitalised. */
export function isNamed(phrase: string, lexicon: Lexicon): boolean {
  const text = phrase.trim()
  const parts = text.split(/\s+/)
  if (parts.length <= 4 && parts.every((word) => NAME.test(word)) && /\p{Lu}/u.test(text)) return true
  return lexicon.skillsIn(text).some((hit) => hit.value.kind !== 'soft')
}

/** Whether at least half of a phrase is names in the taxonomy. */
export const isKnown = (phrase: string, { skillsIn }: Lexicon): boolean =>
  skillsIn(phrase).reduce((sum, { start, end }) => sum + end - start, 0) * 2 >= phrase.length

const CERTIFICATE = /\b(?:certif\w*|licen[cs]e|registration|registered|membership|chartered|accredit\w*|clearance)\b/i
const LANGUAGES = new Set(words.languageNames.split(' '))
/** Whether a phrase only names a language: "Fluent Marathi", "Twi". */
const namesLanguage = (text: string): boolean =>
  tokensOf(text).some(({ word }) => LANGUAGES.has(word)) &&
  tokensOf(text).every(
    ({ word }) =>
      LANGUAGES.has(word) ||
      isQuality(word) ||
      /^(?:and|or|language|speaker|native|spoken|conversational|basic)$/.test(word),
  )

const LANGUAGE = /\blanguages?\b(?<!programming languages?)|\b(?:fluent|native|spoken|conversational)\s[\p{Lu}]/iu

/** The kind of requirement of a phrase, with its entry in the taxonomy. */
export function knownAs(text: string, lexicon: Lexicon): { kind: RequirementKind; skill: Skill | null } {
  const hits = lexicon.skillsIn(text)
  const [longest] = [...hits].sort((a, b) => b.end - b.start - (a.end - a.start))
  const skill = longest?.value ?? null
  if (hits.some(({ value }) => value.kind === 'certificate') || CERTIFICATE.test(text)) {
    return { kind: 'certificate', skill: hits.find(({ value }) => value.kind === 'certificate')?.value ?? skill }
  }
  const language = hits.find(({ value }) => value.kind === 'language')
  if (language || LANGUAGE.test(text) || namesLanguage(text))
    return { kind: 'language', skill: language?.value ?? null }
  if (hits.some((hit) => isToolHit(text, hit))) return { kind: 'tool', skill }
  const isName =
    text.split(/\s+/).length <= 3 &&
    /^(?:[\p{Lu}\d]|\p{Ll}{1,2}\p{Lu})/u.test(text) &&
    /[\p{Ll}\d ][\p{Lu}\d]/u.test(text)
  return { kind: isName && skill === null ? 'tool' : 'skill', skill }
}
