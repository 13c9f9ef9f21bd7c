/** The first verb of a CV line, and its past tense. */
import workVerbs from '@/content/language/work-verbs.json'

const irregular: Readonly<Record<string, string>> = workVerbs.irregular
const doubled: ReadonlySet<string> = new Set(workVerbs.doubled.split(', '))
const bases: ReadonlySet<string> = new Set([...workVerbs.regular.split(', '), ...Object.keys(irregular)])

function pastOf(base: string): string {
  const own = Object.hasOwn(irregular, base) ? irregular[base] : undefined
  if (own !== undefined) return own
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  return doubled.has(base) ? `${base}${base.at(-1)}ed` : `${base}ed`
}

function gerundOf(base: string): string {
  if (/[^eyo]e$/.test(base)) return `${base.slice(0, -1)}ing`
  return doubled.has(base) || /^(?:begin|cut|get|put|run|set|win|bid|hit)$/.test(base)
    ? `${base}${base.at(-1)}ing`
    : `${base}ing`
}

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
