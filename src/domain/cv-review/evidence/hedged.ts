/** Detects hedges: "some Vue 2", "Java (until 2012)", "Rust (learning)". */
import type { Asked } from './asked-words'
import type { Line } from './lines'

const BEFORE =
  /\b(?:some|basic|basics of|beginner|little|limited|learning|studying|introductory|a few)\s+(?:\w+\s+){0,2}$/i
const AFTER = /^[^,;.\n]{0,12}\(?\s{0,2}(?:basics?|beginner|learning|until|elementary|a little|in progress)\b/i
const REACH = 40

/** Whether the line hedges the shared skill: "basic Excel", "some exposure to SQL". */
export function isHedged({ segment, skills, tokens }: Line, asked: Asked): boolean {
  const names = new Set(asked.skills.map(({ name }) => name))
  const stems = new Set(asked.words.map(({ stem }) => stem))
  const [hit] = [
    ...skills.filter(({ skill }) => names.has(skill.name)),
    ...tokens.filter(({ stem }) => stems.has(stem)),
  ]
  if (!hit) return false
  return (
    BEFORE.test(segment.text.slice(Math.max(0, hit.start - REACH), hit.start)) ||
    AFTER.test(segment.text.slice(hit.end, hit.end + REACH))
  )
}
