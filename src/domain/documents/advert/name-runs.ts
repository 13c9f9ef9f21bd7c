/** Runs of capitalised words in an advert, and their parts: what its employer's name may be. */

import { pattern, patternSource } from '@/domain/text/pattern'
import { stemOf } from '@/domain/text/stem'
import { isFunctionWord, weightOf } from '@/domain/text/word-weights'
import { firmNames } from './firm-names'
import type { AdvertLine } from './lines'

const WORD = patternSource`
  (?:[AK]/S|(?!I['’]|We['’])(?:(?:St|ST|Mt|Dr|\p{Lu})\. ?){1,4}(?=\p{Lu})\p{Lu}[\p{L}’]{1,40}
  |\p{Lu}(?:[\p{L}\d&'’+-]|\.(?=[\p{L}\d])){0,40}|\p{Ll}{1,2}\p{Lu}[\p{L}\d]{1,30}|\d{1,6}[\p{L}\d]{0,30})
`
const LINK = patternSource`
  (?:of the|of|and|for|the|in|at|de la|de|du|des|del|di|van der|van|von|den|la|le|y|e|&|\+|x|und|et)
`
const RUN = new RegExp(String.raw`(?<![\p{L}\d@.])${WORD}(?:,? ${WORD}| ${LINK} ${WORD}){0,7}`, 'gu')
const LINKED = /\s(?:of the|of|and|for|in|at|&|\+|x)\s|,\s|['’]s\s/giu
/** Words that begin a sentence or a label and no name. */
const LEAD = /^(?:\p{L}[\p{L}'’-]{0,20} )(?=\p{Lu}|\d|\p{Ll}{1,2}\p{Lu})/u
/** Most names of an advert, and most characters that are read. */
const MOST = 160
const LONGEST = 20_000
const LONGEST_LINE = 4000
const MOST_WORDS = 8

/** Each name as first written, in the order of the text. */
export function nameRunsIn(lines: readonly AdvertLine[]): string[] {
  const found = new Map<string, string>()
  for (const line of lines) {
    for (const { 0: run, index } of line.text.slice(0, LONGEST_LINE).matchAll(RUN)) {
      if (line.start > LONGEST || found.size > MOST) return [...found.values()]
      const behind = line.text.slice(index + run.length, index + run.length + 30)
      const ofPrivate = /(?: (?:Pvt|Pty|Co))$/.test(run)
        ? (/^\. (?:Ltd|LTD|Limited|Inc|KG)\b\.?/.exec(behind)?.[0] ?? '')
        : ''
      const whole = ofPrivate === '' ? firmNames.extended(run, behind) : run + ofPrivate
      for (const part of partsOf(whole)) {
        const name = firmNames.cleaned(part)
        const key = name.toLowerCase()
        if (name.length > 2 && !found.has(key) && name.split(' ').length <= MOST_WORDS) found.set(key, name)
      }
    }
  }
  return [...found.values()]
}

const ORGANISATION = [...firmNames.ORGANISATIONS].join('|')
const SMALL = pattern('gmu')`
  (?:(?:\b(?:at|join|called|about|[Ww]e(?:['’]re| are)|with|from|for)|@) |^[#*_ ]{0,4}|[.!?]\s)
  (\p{Ll}[\p{L}\d.-]{3,30}(?: & \p{Ll}{3,20}| (?:${ORGANISATION})(?![\p{L}\d]))?)(?<![.-])(?![\p{L}\d])
`
/** Names in lower case, in the places where employers are named. */
export function smallNamesIn(lines: readonly AdvertLine[]): string[] {
  const found = new Set<string>()
  for (const line of lines) {
    for (const { 0: all, 1: name = '', index } of line.text.slice(0, LONGEST_LINE).matchAll(SMALL)) {
      if (line.start > LONGEST || found.size > MOST_SMALL) return [...found]
      const [first = ''] = name.split(' ')
      if (isFunctionWord(first) || weightOf(stemOf(first)) < 1 || firmNames.isKnownWord(first)) continue
      found.add(name).add(first)
      const end = index + all.length
      found.add(firmNames.extended(name, line.text.slice(end, end + 20)))
    }
  }
  return [...found]
}
const MOST_SMALL = 40

/** The run, its parts between connecting words, and each without a first word that only begins the sentence. */
function partsOf(run: string): string[] {
  const cuts = [...run.matchAll(LINKED)]
  const bounded = [
    run,
    ...cuts.map(({ index }) => run.slice(0, index)),
    ...cuts.map(({ 0: cut, index }) => run.slice(index + cut.length)),
  ]
  return bounded.flatMap((part) => {
    const lead = LEAD.exec(part)?.[0] ?? ''
    const first = lead.trim().toLowerCase()
    if (lead === '' || !(isFunctionWord(first) || firmNames.GENERIC.has(first) || lead.length > 2)) return [part]
    return [part, part.slice(lead.length)]
  })
}
