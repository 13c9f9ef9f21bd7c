/** Where an advert writes a name, and the words around it. */

import words from '@/content/language/advert-words.json'
import { pattern } from '@/domain/text/pattern'
import type { AdvertLine } from './lines'
import { LAST_WORDS } from './name-choice'

const ROLES = words.roles.split(' ').join('|')
const CLIENT = /\b(?:clients?|mandate|retained|on behalf|consultants?)\b/i
/** Before customers, owners, tools and other firms. */
const BACKED = pattern('i')`
  \b(?:backed by|customers|clients|funded by|owned by|including|such as|like|formerly|once|used by|between|next to|near
  |competitors?|trusted by|unlike|partners?|part of|subsidiary of)\b[^.;:]{0,45}$
`
/** A person's: "Ana Costa, our Head of Design", "your manager, Ana". */
const ROLE_BEHIND = new RegExp(
  `^,? (?:[(–-] ?)?(?:[\\p{L}&]+ ){0,3}(?:${ROLES}|head|chief|founder|ceo|cto|recruiter)\\b`,
  'iu',
)
const ROLE_BEFORE = new RegExp(`\\b(?:${ROLES}|head|chief|founder|ceo|cto|recruiter)(?: of \\p{L}+)?,? [(–-]?$`, 'iu')

/** What is known of the lines of an advert. */
export type PlacedLine = AdvertLine & {
  /** Part of a requirement or duty. */
  isOfPerson: boolean
  /** Distance in lines from the line of the title; null where there is none. */
  fromTitle: number | null
  /** Where the title ends in the line; −1 where it does not contain the title. */
  titleEnd: number
}

/** Features of all places of a name; one value each from 0 to 1. */
export const PLACE_FEATURES = 44

const REACH = 60
const NEXT_VERB = /^ (?:\p{Ll}{2,14}s|are|was|were|has|have|will|can|began|started|grew|opened|makes?)\b(?!['’])/u
const SEPARATED = /^\s*(?:[·•|–—/>›»]|-\s)/
const BREADCRUMB = /(?:[>›»].*[>›»])|(?:\s\/\s.*\s\/\s)/
const WE = /^[^.!?\n]{0,40}\b(?:we|our|us)\b/i
const TEAM = /^ (?:team|family|group|crew|squad|people|office|way|careers?|jobs?|logo)\b/i
const CAPITAL_BEFORE = /\p{Lu}[\p{L}\d'’.&-]{0,60} (?:(?:of|and|the|for|in|at|de|&) ){0,2}$/u
const CAPITAL_BEHIND = /^ (?:(?:of|and|the|for|in|de|&) ){0,2}(?:\p{Lu}|\d)/u

export type Placed = { row: number[]; words: string[]; total: number }

/** Reads the places of a name, as it is written. */
export function placesOf(name: string, lines: readonly PlacedLine[], count: number): Placed {
  const sums = new Array<number>(PLACE_FEATURES - 5).fill(0)
  const around = new Set<string>()
  let total = 0
  let firstLine = -1
  for (const [at, line] of lines.entries()) {
    for (let start = line.text.indexOf(name); start >= 0; start = line.text.indexOf(name, start + name.length)) {
      const end = start + name.length
      if (/[\p{L}\d]/u.test(line.text[start - 1] ?? '') || /[\p{L}\d]/u.test(line.text[end] ?? '')) continue
      if (firstLine < 0) firstLine = at
      total++
      const before = line.text.slice(Math.max(0, start - REACH), start)
      const behind = line.text.slice(end, end + REACH)
      for (const word of wordsAround(before, behind)) around.add(word)
      for (const [i, is] of tellsOf(line, at, start, end, before, behind, count).entries())
        if (is) sums[i] = (sums[i] ?? 0) + 1
      if (total >= MOST_PLACES) break
    }
  }
  const fragments = total === 0 ? 0 : (sums[0] ?? 0) / total
  return {
    row: [
      fragments,
      fragments === 1 ? 1 : 0,
      ...sums.slice(1).map((sum) => Math.min(2, sum) / 2),
      Math.log2(1 + Math.min(15, total)) / 4,
      total === 0 ? 1 : 0,
      firstLine < 0 ? 1 : Math.min(1, firstLine / 20),
      total > 0 && sums[MIDDLE] === 0 ? 1 : 0,
    ],
    words: [...around],
    total,
  }
}
const MOST_PLACES = 20
const MIDDLE = 4

/** The words directly before and behind a name. */
function wordsAround(before: string, behind: string): string[] {
  const [, second = '', first = ''] = LAST_WORDS.exec(before) ?? []
  const [, next = '', after = ''] = /^\s*([\p{L}\d]+|['’]s|[^\s\p{L}\d])(?: ([\p{L}\d'’]+))?/u.exec(behind) ?? []
  const [near = ''] = /[^.!?;:|]{0,45}$/.exec(before) ?? []
  const [far = ''] = /^[^.!?;:|]{0,35}/.exec(behind) ?? []
  return [
    ...(near.match(/\p{L}{3,}(?![\p{L}])/gu) ?? []).map((word) => `~${word}`),
    ...(far.match(/(?<!\p{L})\p{L}{3,}/gu) ?? []).map((word) => `+${word}`),
    `<${first}`,
    ...(second === '' ? [] : [`<${second} ${first}`]),
    `>${next}`,
    ...(after === '' ? [] : [`>${next} ${after}`]),
  ].map((word) => word.toLowerCase())
}

function tellsOf(
  line: PlacedLine,
  at: number,
  start: number,
  end: number,
  before: string,
  behind: string,
  count: number,
): boolean[] {
  const isAtStart = !/[\p{L}\d]/u.test(line.text.slice(0, start))
  const isAtEnd = !/[\p{L}\d]/u.test(line.text.slice(end))
  const isSentence = isAtStart || /[.!?:]["”’)]?\s+["“]?$/.test(before)
  const isVerb = NEXT_VERB.test(behind)
  return [
    CAPITAL_BEFORE.test(before) || CAPITAL_BEHIND.test(behind),
    isAtStart && isAtEnd,
    isAtStart,
    isSentence && !isAtStart,
    // Index `MIDDLE`.
    /[\p{Ll}\d,(&“"] ?$/u.test(before),
    isAtEnd && !isAtStart,
    isSentence && isVerb,
    !isSentence && isVerb,
    /^['’]s?\b/.test(behind),
    /^,/.test(behind),
    /^ \(/.test(behind),
    SEPARATED.test(behind),
    /(?:[·•|–—/>›»]|\s-)\s*$/.test(before),
    /[([]$/.test(before),
    /:\s*[*_]*$/.test(before),
    /, $/.test(before),
    /[“"‘*_]$/.test(before),
    TEAM.test(behind),
    WE.test(behind),
    /©|\(c\)|copyright/i.test(before),
    BREADCRUMB.test(line.text),
    line.isOfPerson,
    line.isListed,
    at === 0,
    at <= 2,
    at <= 6,
    count - at <= 1,
    count - at <= 4,
    line.titleEnd >= 0 && start >= line.titleEnd,
    line.titleEnd >= 0 && start < line.titleEnd,
    line.fromTitle !== null && line.fromTitle === 1,
    line.fromTitle !== null && line.fromTitle === -1,
    line.titleEnd >= 0 && start >= line.titleEnd && start - line.titleEnd <= 6,
    line.isLabel,
    line.text.length < 80,
    CLIENT.test(line.text),
    BACKED.test(before),
    ROLE_BEHIND.test(behind),
    ROLE_BEFORE.test(before),
  ]
}
