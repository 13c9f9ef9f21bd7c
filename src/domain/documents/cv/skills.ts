/** Extracts the entries of the skills lists in a CV. */

import type { Lexicon } from '@/domain/documents/lexicon'
import { negatedSpans } from '@/domain/documents/negation'
import type { Extract } from '@/domain/documents/types'
import type { CvSegment } from './cv'

const LONGEST = 9
const BRACKETS = /\([^()]{0,120}\)/g
/** Separators of entries. "Excel, including Power Query" is one entry. */
const BETWEEN = /[;|•·→]|,(?! including\b)(?!\d)|\s{2,9}|\s\/\s|(?<=\p{L}{3})\.\s(?=\p{Lu})/gu
const SAYS = /\b(?:I|I['’]m|never|not|only|no|was|were|have|has|had|did|don['’]t|cannot)\b/i

/** The entries of skills lists, without spoken languages. @returns entries in the order of the text */
export function skillsIn(segments: readonly CvSegment[], lexicon: Lexicon): Extract[] {
  const isSpoken = spokenIn(segments)
  return segments.flatMap((segment) => {
    if (segment.topic !== 'skills' && segment.topic !== 'languages') return []
    if (segment.topic === 'languages' && isSpoken(segment)) return []
    return entriesOf(segment, lexicon)
  })
}

/** Whether a list below "Languages" contains spoken languages: at least one of its entries is known as one. */
function spokenIn(segments: readonly CvSegment[]): (segment: CvSegment) => boolean {
  const spoken = new Set<CvSegment>()
  let list: CvSegment[] = []
  const close = () => {
    const isKnown = list.some(({ skills }) => skills.some(({ value }) => value.kind === 'language'))
    if (isKnown) for (const segment of list) spoken.add(segment)
    list = []
  }
  for (const segment of segments) {
    if (segment.topic === 'languages') list.push(segment)
    else close()
  }
  close()
  return (segment) => spoken.has(segment)
}

function entriesOf(segment: CvSegment, lexicon: Lexicon): Extract[] {
  const { text } = segment
  const colon = /^[^:]{2,45}:\s/.exec(text)?.[0]
  if (colon === undefined) return isSaid(text) || isProse(segment, lexicon) ? [] : entriesAt(segment, 0)
  const behind = text.slice(colon.length)
  const label = colon.replace(/:\s$/, '').trim()
  if (negatedSpans(text).length > 0 || SAYS.test(text)) return []
  const entries = entriesAt(segment, colon.length)
  // "Case studies: 31, with interviews by video" names one skill and describes it.
  const known = entries.filter((entry) => lexicon.skillsIn(entry.text).length > 0).length
  const isList = entries.length > 0 && (known * 2 >= entries.length || isTerse(behind))
  return isList ? entries : [{ text: label, start: segment.start, end: segment.start + label.length }]
}

const MEAN_WORDS = 3
/** Whether the entries are short, as in a list. */
function isTerse(text: string): boolean {
  const entries = text.replace(BRACKETS, '').split(BETWEEN)
  const words = entries.reduce((sum, entry) => sum + entry.trim().split(/\s+/).length, 0)
  return words / entries.length <= MEAN_WORDS && !/\d/.test(text)
}

/** Whether a segment below the heading is a sentence rather than a list. */
function isProse({ text }: CvSegment, lexicon: Lexicon): boolean {
  if (!/[\p{Ll})]\.$/u.test(text)) return false
  const entries = text.replace(BRACKETS, '').split(BETWEEN)
  return !isTerse(text) && lexicon.skillsIn(text).length * 2 < entries.length
}

const isSaid = (text: string): boolean =>
  negatedSpans(text).length > 0 || (/[.!?]$/.test(text) && SAYS.test(text)) || /^I\b/.test(text)

function entriesAt({ text, start }: CvSegment, from: number): Extract[] {
  const masked = text.replace(BRACKETS, (bracket) => 'x'.repeat(bracket.length))
  const entries: Extract[] = []
  let at = from
  const add = (end: number) => {
    const raw = text.slice(at, end)
    const lead = /^(?:\s|and\s|&\s)*/.exec(raw)?.[0].length ?? 0
    // "Photoshop – daily", "CorelDRAW – for old files": the name, followed by a remark.
    const [name = ''] = raw.slice(lead).split(/\s[–—-]{1,2}\s/)
    const body = name.trim().replace(/(?<=[\p{L})])\.$/u, '')
    const isDenied = / [–—-]{1,2} (?:no|not|never)\b/i.test(raw)
    const count = body.split(/\s+/).length
    if (/[\p{L}]/u.test(body) && count <= LONGEST && !isDenied) {
      entries.push({ text: body, start: start + at + lead, end: start + at + lead + body.length })
    }
  }
  for (const { 0: mark, index } of masked.matchAll(BETWEEN)) {
    if (index < from) continue
    add(index)
    at = index + mark.length
  }
  add(text.length)
  return entries
}
