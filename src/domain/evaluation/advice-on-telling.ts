/** What to say better about how an answer is told: its parts, its detail, and whose steps they were. */
import type { EvaluationInput } from '@/domain/evaluation/evaluator'
import type { AnswerFacts } from '@/domain/evaluation/facts'
import type { Dimension } from '@/domain/evaluation/rubric'

/** One improvement and the points it could add; `missing` holds the key point when none of it was found. */
export type Advice = { text: string; lift: number; missing?: string }
export type Weights = Readonly<Partial<Record<Dimension, number>>>

/** A quote short enough to stand inside a sentence, cut at a word. */
export function short(quote: string): string {
  const flat = quote.replace(/\s+/gu, ' ').replace(/(?<![.,;:!])[.,;:!]+$/u, '')
  if (flat.length <= 90) return flat
  return `${flat.slice(0, flat.lastIndexOf(' ', 86))} …`
}

export function adviceOnTelling(
  category: EvaluationInput['question']['category'],
  facts: AnswerFacts,
  weights: Weights,
): Advice[] {
  const advice: Advice[] = []
  const structure = weights.structure ?? 0
  const has = (part: string) => facts.parts.some((found) => found.part === part && found.present)
  if (structure > 0 && category !== 'technical') {
    const story = category === 'behavioral'
    if (!has('result')) {
      const text = story
        ? 'You did not say what came of it: end with the result, for example what changed and by how much.'
        : 'Say how you would know that it worked: what you would check afterwards, and when.'
      advice.push({ text, lift: structure * 30 })
    }
    if (!has('action')) {
      const text = story
        ? 'Say what you did, step by step, with “I” and a verb: “I called …”, “I rewrote …”.'
        : 'Say what you would do, in order: “First I would …, then …”.'
      advice.push({ text, lift: structure * 30 })
    }
    if (!has('situation')) {
      const text = story
        ? 'Open with the setting in one sentence: where you were, when, and what was going on.'
        : 'Begin with what you would find out before you act, and from whom.'
      advice.push({ text, lift: structure * 20 })
    }
    if (!has('task')) {
      const text = story
        ? 'Say what was asked of you: the goal, the deadline, or what was at stake.'
        : 'Name what matters most here, so that your steps have a reason.'
      advice.push({ text, lift: structure * 20 })
    }
  }
  if (structure > 0 && category === 'technical') {
    const kinds = new Set(facts.signposts.map(({ kind }) => kind))
    if (!kinds.has('reason'))
      advice.push({
        text: 'Give the reason for each choice: add a “because” to your main claim.',
        lift: structure * 20,
      })
    if (!kinds.has('example'))
      advice.push({
        text: 'Add one example from your own work, or a small one made up on the spot.',
        lift: structure * 15,
      })
  }
  const specificity = weights.specificity ?? 0
  if (specificity > 0 && !facts.specifics.some(({ kind }) => kind === 'number')) {
    const from = facts.specifics.find(({ kind }) => kind === 'outcome')
    const text = from
      ? `Put a figure on “${short(from.quote)}”: how much, how many, or how long.`
      : 'Give one figure: how many people, how long, how much money, or how often.'
    advice.push({ text, lift: specificity * 37 })
  }
  const { own, shared, sharedQuote } = facts.ownership
  if ((weights.ownership ?? 0) > 0 && shared > own && sharedQuote) {
    advice.push({
      text: `In “${short(sharedQuote)}” your own part is hidden. Say which step was yours.`,
      lift: (weights.ownership ?? 0) * 40,
    })
  }
  return advice
}
