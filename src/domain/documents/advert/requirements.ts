/** Extracts the requirements and duties of an advert, verbatim. */
import priorityModel from '@/content/models/advert-priorities.json'
import spanModel from '@/content/models/advert-requirements.json'
import type { Lexicon } from '@/domain/documents/lexicon'
import { type NamedCrf, namedCrfOf } from '@/domain/documents/named-crf'
import type { Skill } from '@/domain/documents/taxonomy'
import type { AdvertRequirement, Priority, RequirementKind } from '@/domain/documents/types'
import { lazily } from '@/domain/text/memoize'
import { alternativesIn } from './alternatives'
import { degreeOf } from './asked-degree'
import { yearsAsked } from './asked-years'
import { askingsOf, type SentenceAsking } from './asking'
import { markedPriorities } from './marked-priorities'
import { withMissedAlternatives } from './missed-alternatives'
import { fittedPriorities, priorityFeatures } from './requirement-priorities'
import { type RequirementSpan, spansOf } from './requirement-spans'
import type { SectionLine } from './sections'
import { beforeBoilerplate, isSpared, roleOf } from './sentence-roles'
import { type AdvertSentence, sentencesIn } from './sentences'
import { tokenFeatures } from './token-features'

/** Written by `scripts/train/advert-requirements.ts`. */
const fittedSpans = lazily(() => namedCrfOf(spanModel))
const fittedPriority = lazily(() => namedCrfOf(priorityModel))

/** In the order of the text. */
export function requirementsIn(text: string, lines: readonly SectionLine[], lexicon: Lexicon): AdvertRequirement[] {
  const sentences = sentencesIn(text, lines)
  const askings = askingsOf(sentences, lexicon)
  let choices = 0
  return askings.flatMap((asking, i) => {
    const sentence = sentences[i]
    const found = sentence ? requirementsOf(sentence, asking, lexicon) : []
    const numbers = new Map<number, number>()
    return found.map((each) => {
      if (each.choice === null) return each
      if (!numbers.has(each.choice)) numbers.set(each.choice, ++choices)
      return { ...each, choice: numbers.get(each.choice) ?? null }
    })
  })
}

/** The requirements of a sentence; their choices are numbered within it. */
export function requirementsOf(
  sentence: AdvertSentence,
  asking: SentenceAsking,
  lexicon: Lexicon,
  spanCrf: NamedCrf = fittedSpans(),
  priorityCrf: NamedCrf = fittedPriority(),
): AdvertRequirement[] {
  if (saysNothing(sentence, asking)) return []
  const { tokens, rows } = tokenFeatures(sentence, asking, lexicon)
  const told = beforeBoilerplate(sentence.text)
  const found = spansOf(sentence.text, tokens, rows, spanCrf)
  const spans = withMissedAlternatives(sentence.text, found).filter(({ end }) => end <= told)
  if (spans.length === 0) return []
  const fitted = fittedPriorities(priorityFeatures(sentence, tokens, asking, spans), priorityCrf)
  const { section } = sentence.line
  const marked = markedPriorities(sentence.text, section)
  const priorityOf = ({ start, kind }: RequirementSpan, i: number): Priority => {
    const own = fitted[i] ?? 'required'
    if (kind === 'duty') return own
    const stated = marked?.(start) ?? (section === 'tools' ? 'mentioned' : null)
    // Beside something that is marked as a wish, what is not marked is none.
    return stated ?? (marked && section !== 'wished' && own === 'wished' ? 'required' : own)
  }
  const choices = alternativesIn(sentence.text, spans)
  return spans.map((span, i) => {
    const { start, end, kind } = span
    const text = sentence.text.slice(start, end)
    return {
      text,
      start: sentence.start + start,
      end: sentence.start + end,
      kind,
      priority: priorityOf(span, i),
      line: sentence.text,
      choice: choices[i] ?? null,
      ...valuesOf(text, kind, lexicon),
    }
  })
}

/** Whether a sentence is about benefits, the application or what is not needed, by its words or its heading. */
const saysNothing = ({ line: { section }, text }: AdvertSentence, { odds }: SentenceAsking): boolean =>
  isSpared(text) ||
  beforeBoilerplate(text) === 0 ||
  ((section === 'spared' || section === 'skip') && odds < DESPITE_HEADING && roleOf(text) !== 'asks')

/**
 * Least probability of a requirement in a sentence below such a heading. On the developing adverts outside the fit, the
 * three rules bring 0.001 of precision for 0.004 of recall; without them, much of what very short adverts say about
 * benefits and how to apply is taken for a requirement.
 */
const DESPITE_HEADING = 0.9

/** What the words of a requirement name: its entry in the taxonomy, the years and the degree. */
export const valuesOf = (
  text: string,
  kind: RequirementKind,
  lexicon: Lexicon,
): Pick<AdvertRequirement, 'skill' | 'years' | 'degree'> => ({
  skill: kind === 'language' ? languageNamed(text, lexicon) : skillNamed(text, lexicon),
  years: kind === 'years' ? yearsAsked(text) : null,
  degree: kind === 'degree' ? degreeOf(text) : null,
})

/**
 * The language in the text, however many words are around it: "Clear written and spoken English". Of several, the first
 * that a CV in English does not show by itself.
 */
function languageNamed(text: string, lexicon: Lexicon): Skill | null {
  const languages = lexicon.skillsIn(text).flatMap(({ value }) => (value.kind === 'language' ? [value] : []))
  return languages.find(({ name }) => name !== 'English') ?? languages[0] ?? skillNamed(text, lexicon)
}

/** The first entry of the taxonomy that is at least half of the text. */
const skillNamed = (text: string, { skillsIn }: Lexicon): Skill | null =>
  skillsIn(text).find(({ start, end }) => end - start >= text.length / 2)?.value ?? null
