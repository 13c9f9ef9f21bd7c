/**
 * How strongly each requirement of a sentence is asked for, by a fitted model: a linear-chain conditional random field
 * over the requirements of the sentence.
 */
import { type NamedCrf, namedLabels } from '@/domain/documents/named-crf'
import { PRIORITIES, type Priority } from '@/domain/documents/types'
import { type AdvertToken, advertTokens } from './advert-tokens'
import { type SentenceAsking, sayingOf } from './asking'
import type { RequirementSpan } from './requirement-spans'
import { roleOf } from './sentence-roles'
import type { AdvertSentence } from './sentences'

/** Most words of the heading that are looked at. */
const ABOVE = 8
/** Most words beside a requirement, up to the next one, and most words on each side of it in all. */
const BEHIND = 8
const BEFORE = 6
const ALL = 60

/** For each requirement of a sentence the names of the features that it has. `tokens`: those of the sentence. */
export function priorityFeatures(
  { text, line, heading }: AdvertSentence,
  tokens: readonly AdvertToken[],
  asking: SentenceAsking,
  spans: readonly RequirementSpan[],
): string[][] {
  const said = sayingOf(asking)
  const around = [
    'any',
    `section ${line.section}`,
    `said ${said}`,
    `said ${said} ${line.section}`,
    `role ${roleOf(text)}`,
    `entry ${line.isEntry} ${line.section}`,
    `last ${tokens.at(-1)?.stem}`,
    ...tokens.slice(0, 2).map(({ stem }, i) => `word${i} ${stem}`),
    ...distinct('above', advertTokens(heading).slice(-ABOVE)),
  ]
  let from = 0
  let to = 0
  return spans.map(({ start, end, kind }, i) => {
    while ((tokens[from]?.start ?? start) < start) from++
    while ((tokens[to]?.start ?? end) < end) to++
    const [before, behind] = [tokens.slice(Math.max(0, from - ALL), from), tokens.slice(to, to + ALL)]
    const next = behind.filter((token) => token.start < (spans[i + 1]?.start ?? text.length))
    const since = before.filter((token) => token.start >= (spans[i - 1]?.end ?? 0))
    return [
      ...around,
      `kind ${kind}`,
      `kind ${kind} ${line.section}`,
      `kind ${kind} ${said}`,
      `of ${Math.min(spans.length, 3)} ${i === 0}`,
      ...distinct('before', before),
      ...distinct('behind', behind),
      ...distinct('since', since.slice(-BEFORE)),
      ...distinct('next', next.slice(0, BEHIND)),
    ]
  })
}

const distinct = (name: string, tokens: readonly { stem: string }[]): string[] => [
  ...new Set(tokens.map(({ stem }) => `${name} ${stem}`)),
]

/** The priorities of the requirements of a sentence, from their features. */
export const fittedPriorities = (rows: readonly (readonly string[])[], crf: NamedCrf): Priority[] =>
  namedLabels(crf, rows).map((label) => PRIORITIES.find((priority) => priority === label) ?? 'required')
