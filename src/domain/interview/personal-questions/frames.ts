/** Frames, the templates of personal questions: their selection, and how their slots are filled. */
import points from '@/content/language/personal-points.json'
import content from '@/content/language/question-frames.json'
import type { KeyPoint, QuestionCategory } from '@/domain/interview/question'
import { capitalized } from '@/domain/text/wording'

/** The subject of a question: a requirement by its form, or an item of the CV. */
export type Group = keyof typeof content.frames
/**
 * The evidence that a frame is for: `told` assumes experience, `neutral` does not, and `unsure` is for what the CV
 * seems to lack, without saying so.
 */
export type Part = 'has' | 'told' | 'neutral' | 'partly' | 'no' | 'unsure' | 'cv'

export type Frame = {
  /** Identifies the frame; each is used at most once in an interview. */
  id: string
  category: QuestionCategory
  text: string
  /** The key point that says what the frame asks for, with sentences of answers that make it. */
  demand: { text: string; says: readonly string[] }
  /** Names of further points that a good direct answer makes too, at most two. */
  points: readonly string[]
  minutes?: number
  /** `alternatives`: only for a tool that people choose among others, which HTML is not. */
  needs?: 'alternatives'
}

/** Slot values by name. */
export type Slots = Readonly<Record<string, string>>

const FRAMES = new Map<string, readonly Frame[]>(
  Object.entries(content.frames).flatMap(([group, parts]) =>
    Object.entries(parts as Record<string, readonly object[]>).map(([part, list]) => [
      `${group} ${part}`,
      list.map((frame, i) => ({ ...(frame as Omit<Frame, 'id'>), id: `${group} ${part} ${i}` })),
    ]),
  ),
)

export const framesFor = (group: Group, parts: readonly Part[]): readonly Frame[] =>
  parts.flatMap((part) => FRAMES.get(`${group} ${part}`) ?? [])

/** In minutes. */
const USUAL = 4
export const minutesOf = ({ minutes }: Frame): number => minutes ?? USUAL

/** Titles that only one person in a firm has take no article after "as". */
const UNIQUE = /^an? (?=(?:Chief|Deputy Head|Head|Officer Commanding)\b)/

/** A frame with its slots filled, or null where a value is missing. */
export function filled(text: string, slots: Slots): string | null {
  let isWhole = true
  const said = text.replace(/(\bas )?\{(\w{1,20})\}/g, (_, as: string | undefined, name: string) => {
    const value = slots[name]
    if (!value) isWhole = false
    return as ? as + (value ?? '').replace(UNIQUE, '') : (value ?? '')
  })
  return isWhole ? capitalized(said) : null
}

const POINTS = new Map<string, KeyPoint>(Object.entries(points))

/**
 * A key point that is independent of the subject, by its name in the content.
 * @param figure the measured quantity, worded for the middle of a sentence
 * @throws Error no point has this name
 */
export function pointNamed(name: string, figure = 'the figure'): KeyPoint {
  const point = POINTS.get(name)
  if (!point) throw new Error(`There is no key point "${name}".`)
  return { ...point, text: point.text.replace('{figure}', figure), general: true }
}

/** The key points of a question: first what it asks for, then those that a good answer makes too. */
export function keyPointsOf({ demand: { text, says }, points }: Frame, slots: Slots): KeyPoint[] {
  const own = { text: filled(text, slots) ?? '', weight: 'essential', says: [...says], general: true } as const
  return [own, ...points.map((name) => pointNamed(name, slots.figure))]
}

export const REASONS = content.reasons
