/** The first verb of a CV line, and its past tense. */
import workVerbs from '@/content/language/work-verbs.json'
import { gerundOf, pastOf } from '@/domain/text/verb-forms'

const bases: ReadonlySet<string> = new Set([...workVerbs.regular.split(', '), ...workVerbs.irregular.split(', ')])

function thirdOf(base: string): string {
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`
  return /(?:s|sh|ch|x|o)$/.test(base) ? `${base}es` : `${base}s`
}

type Form = { base: string; tense: 'past' | 'present' | 'gerund' }
const forms = new Map<string, Form>()
for (const base of bases) {
  for (const [form, tense] of [
    [gerundOf(base), 'gerund'],
    [thirdOf(base), 'present'],
    [base, 'present'],
    [pastOf(base), 'past'],
  ] as const) {
    // "Cut", "set": the past equals the present, so the line stays as it is.
    forms.set(form, { base, tense })
  }
}

const FIRST =
  /^(?:(?:i|we)\s+)?(?:(?:successfully|also|personally|jointly|regularly|actively|independently)\s+)?([a-z-]{2,30})\b/i

export type LeadingVerb = Form & {
  /** Past tense in lower case. */
  past: string
  /** Offset after the verb. */
  end: number
}

/** Null where the line does not begin with a known verb. */
export function leadingVerb(line: string): LeadingVerb | null {
  const match = FIRST.exec(line)
  const form = forms.get(match?.[1]?.toLowerCase() ?? '')
  return match && form ? { ...form, past: pastOf(form.base), end: match[0].length } : null
}
