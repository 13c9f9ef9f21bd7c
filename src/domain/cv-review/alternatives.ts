/** Alternatives, of which one is enough: "ICAN or ACCA", "Power BI / Tableau". */

import type { PhraseHit } from '@/domain/documents/phrase-index'
import type { Skill } from '@/domain/documents/taxonomy'
import { pattern } from '@/domain/text/pattern'

type Named = { text: string; skills: readonly PhraseHit<Skill>[] }

const OR = /^\s*(?:(?:,\s*)?or\b|\/)\s*(?:an?\s+)?$/i

/** More skills in one sentence are a list, not a choice. */
const LONGEST_LIST = 40

/** For each skill in a choice, the text of the whole choice. */
export function choicesIn({ text, skills }: Named): ReadonlyMap<PhraseHit<Skill>, string> {
  const choices = new Map<PhraseHit<Skill>, string>()
  if (skills.length > LONGEST_LIST) return choices
  let run: PhraseHit<Skill>[] = []
  const close = () => {
    const [first, last] = [run[0], run.at(-1)]
    if (first && last && run.length > 1) for (const hit of run) choices.set(hit, text.slice(first.start, last.end))
    run = []
  }
  for (const hit of skills) {
    const before = run.at(-1)
    if (before && !OR.test(text.slice(before.end, hit.start)) && !endsInOr(text, before, hit, skills)) close()
    run.push(hit)
  }
  close()
  return choices
}

/** The words between a category and its examples: "a CRM such as Salesforce", "an HRIS (SeamlessHR or Workday)". */
const EXAMPLES = pattern('i')`
  ^\s*(?:(?:tools?|software|systems?|platforms?|packages?|frameworks?)\s*)?(?:[,(:]\s*)?(?:such as|like
  |e\.?g\.?,?|for example,?)\s*$
`
const IN_BRACKETS = /^\s*(?:(?:tools?|software|systems?|platforms?|packages?|frameworks?)\s*)?\(\s*$/i

/** For each category, the skills that the text gives as examples; each of them is evidence for the category. */
export function examplesIn({ text, skills }: Named, choices: ReadonlyMap<PhraseHit<Skill>, string>) {
  const examples = new Map<PhraseHit<Skill>, Skill[]>()
  for (const [i, kind] of skills.entries()) {
    const first = skills[i + 1]
    if (!first) continue
    const between = text.slice(kind.end, first.start)
    const choice = choices.get(first)
    if (!EXAMPLES.test(between) && !(IN_BRACKETS.test(between) && choice !== undefined)) continue
    const all = skills
      .slice(i + 1)
      .filter((hit) => hit === first || (choice !== undefined && choices.get(hit) === choice))
      .map(({ value }) => value)
    examples.set(kind, all)
  }
  return examples
}

const COMMA = /^\s*,\s*$/
const OR_SIMILAR = /^\s*(?:,\s*)?(?:or|and)\s+(?:similar|other|equivalent|comparable|related|the like)/i
const FOR_EXAMPLE = /(?:\be\.?g\.?,?|\bsuch as|\blike|\bfor example,?)\s*$/i

/**
 * Whether a comma belongs to a list that ends in "or" or is given as examples: "React, Vue or Angular", "Redux, Zustand
 * or similar", "(e.g. HubSpot, Salesforce)".
 */
function endsInOr(text: string, before: PhraseHit<Skill>, hit: PhraseHit<Skill>, skills: Named['skills']): boolean {
  if (!COMMA.test(text.slice(before.end, hit.start))) return false
  if (FOR_EXAMPLE.test(text.slice(0, firstOf(text, before, skills).start).slice(-24))) return true
  const at = skills.indexOf(hit)
  for (const [i, each] of skills.entries()) {
    if (i < at) continue
    const next = skills[i + 1]
    const rest = text.slice(each.end, next?.start)
    if (next && OR.test(rest)) {
      // "SQL, Amplitude or Mixpanel, Jira": only one entry of the longer list is a choice.
      const beyond = skills[i + 2]
      return beyond === undefined || !COMMA.test(text.slice(next.end, beyond.start))
    }
    if (OR_SIMILAR.test(rest)) return true
    if (!COMMA.test(rest)) return false
  }
  return false
}

/** First entry of the list that contains a skill. */
function firstOf(text: string, hit: PhraseHit<Skill>, skills: Named['skills']): PhraseHit<Skill> {
  let first = hit
  for (let i = skills.indexOf(hit) - 1; i >= 0; i--) {
    const before = skills[i]
    if (!before || !COMMA.test(text.slice(before.end, first.start))) break
    first = before
  }
  return first
}
