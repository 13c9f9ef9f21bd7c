/** Labelled pairs of adverts and CVs, with adverts built from their labels, as from a perfect parser. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readAdvert } from '@/domain/documents/advert/read-advert'
import { valuesOf } from '@/domain/documents/advert/requirements'
import type { Lexicon } from '@/domain/documents/lexicon'
import type { Advert, AdvertRequirement, Priority, RequirementKind } from '@/domain/documents/types'

export type Half = 'fit' | 'report'
export type Decision = { text: string; has: 'yes' | 'partly' | 'no'; quote: string | null }
export type LabelledPair = {
  id: string
  cv: string
  advert: Advert
  decisions: readonly Decision[]
  /** Date of the CV, the end of "to present". */
  now: Date
}

type AdvertLine = {
  id: string
  half: Half
  text: string
  title: string
  employer: string | null
  requirements: { text: string; kind: RequirementKind; priority: Priority; or?: string }[]
  boilerplate: string[]
}

const linesOf = <T>(file: string): T[] =>
  readFileSync(path.join('data', 'documents', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T)

const WRITTEN = new Date('2025-06-15')
const MORE_WRITTEN = new Date('2026-11-15')

/** Pairs whose CV and advert both belong to a half. */
export function labelledPairs(half: Half, lexicon: Lexicon): LabelledPair[] {
  const adverts = new Map(linesOf<AdvertLine>('adverts.jsonl').map((advert) => [advert.id, advert]))
  const cvs = new Map(linesOf<{ id: string; half: Half; text: string }>('cvs.jsonl').map((cv) => [cv.id, cv]))
  return linesOf<{ cv: string; advert: string; decisions: Decision[] }>('evidence.jsonl').flatMap((pair) => {
    const [cv, advert] = [cvs.get(pair.cv), adverts.get(pair.advert)]
    if (cv?.half !== half || advert?.half !== half) return []
    return [
      {
        id: `${pair.cv} ${pair.advert}`,
        cv: cv.text,
        advert: advertOf(advert, lexicon),
        decisions: pair.decisions,
        now: WRITTEN,
      },
    ]
  })
}

type MoreLine = {
  id: string
  half: 'fit' | 'check'
  role: string
  advert: string
  cv: string
  decisions: (Decision & Pick<AdvertRequirement, 'kind' | 'priority'>)[]
}

const MORE_FILES = ['more-evidence.jsonl', 'further-evidence.jsonl']
const TRAP_FILES = ['trap-pairs.jsonl']

/** The additional pairs, which contain both texts. Models are fitted on `fit` only. */
export const furtherPairs = (half: MoreLine['half'], lexicon: Lexicon): LabelledPair[] =>
  pairsIn(MORE_FILES, half, lexicon)

/** Pairs whose CVs name much that they do not show: only their adverts are fitted on. */
export const trapPairs = (half: MoreLine['half'], lexicon: Lexicon): LabelledPair[] =>
  pairsIn(TRAP_FILES, half, lexicon)

const pairsIn = (files: readonly string[], half: MoreLine['half'], lexicon: Lexicon): LabelledPair[] =>
  files
    .flatMap((file) => linesOf<MoreLine>(file))
    .filter((pair) => pair.half === half)
    .map(({ id, role, advert: text, cv, decisions }) => ({
      id,
      cv,
      advert: advertOf(
        {
          id,
          text,
          title: readAdvert(text, lexicon).title || role,
          employer: null,
          requirements: decisions,
          boilerplate: [],
        },
        lexicon,
      ),
      decisions,
      now: MORE_WRITTEN,
    }))

function advertOf(
  { text, title, employer, requirements, boilerplate }: Omit<AdvertLine, 'half'>,
  lexicon: Lexicon,
): Advert {
  const choices = [...new Set(requirements.flatMap((each) => each.or ?? []))]
  let from = 0
  return {
    text,
    title,
    employer,
    employerProbability: 1,
    requirements: requirements.map(({ text: own, kind, priority, or }): AdvertRequirement => {
      const next = text.indexOf(own, from)
      const start = next < 0 ? text.indexOf(own) : next
      from = start
      const end = start + own.length
      return {
        text: own,
        start,
        end,
        kind,
        priority,
        line: text.slice(
          text.lastIndexOf('\n', start) + 1,
          (text.indexOf('\n', end) + text.length + 1) % (text.length + 1),
        ),
        choice: or === undefined ? null : choices.indexOf(or),
        ...valuesOf(own, kind, lexicon),
      }
    }),
    boilerplate: boilerplate.map((own) => ({
      text: own,
      start: text.indexOf(own),
      end: text.indexOf(own) + own.length,
    })),
  }
}
