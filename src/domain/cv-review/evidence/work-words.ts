/** Groups of words and phrases for the same work: "buddy for two apprentices" and "help newer engineers". */
import { workFields, workWords } from '@/content/language/work-words'
import { type Token, tokensOf } from '@/domain/text/tokens'
import { isFunctionWord } from '@/domain/text/word-weights'

/** The first entry names the group. */
type Entry = { group: string; stems: readonly string[] }

/** The content words of a phrase; all words where fewer than two would remain: "go live". */
function stemsOfEntry(entry: string): readonly string[] {
  const all = tokensOf(entry).map(({ stem }) => stem)
  const telling = all.filter((stem) => !isFunctionWord(stem))
  return telling.length > 1 || all.length === 1 ? telling : all
}

const byFirst = new Map<string, Entry[]>()
for (const line of Object.values(workWords).flat()) {
  const entries = line.split(', ')
  for (const text of entries) {
    const stems = stemsOfEntry(text)
    const [first] = stems
    if (first === undefined) continue
    byFirst.set(first, [...(byFirst.get(first) ?? []), { group: entries[0] ?? '', stems }])
  }
}

const FIELDS: ReadonlySet<string> = new Set(workFields)

/** The groups that are fields of work: banking, health, the public sector. */
export const fieldsAmong = (work: WorkGroups): string[] => [...work.keys()].filter((group) => FIELDS.has(group))

/** Most words between two words of a phrase. */
const GAP = 2

/** Groups that a text contains, each with the stems that matched. */
export type WorkGroups = ReadonlyMap<string, ReadonlySet<string>>

export function workIn(tokens: readonly Token[]): WorkGroups {
  const found = new Map<string, Set<string>>()
  const run = tokens.map(({ stem }) => stem)
  for (const [at, first] of run.entries()) {
    for (const { group, stems } of byFirst.get(first) ?? []) {
      if (!follows(run, at, stems)) continue
      const shown = found.get(group) ?? new Set()
      for (const stem of stems) shown.add(stem)
      found.set(group, shown)
    }
  }
  return found
}

function follows(run: readonly string[], from: number, stems: readonly string[]): boolean {
  let at = from
  for (const stem of stems.slice(1)) {
    const next = run.slice(at + 1, at + 2 + GAP).indexOf(stem)
    if (next < 0) return false
    at += 1 + next
  }
  return true
}
