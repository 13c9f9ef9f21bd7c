/** Frames, the templates of personal questions: their selection, and how their slots are filled. */
import points from '@/content/language/personal-points.json'
import content from '@/content/language/question-frames.json'
import type { KeyPoint, QuestionCategory } from '@/domain/interview/question'
import { capitalized } from '@/domain/text/wording'

/** The subject of a question: a requirement by its form, or an item of the CV. */
export type Group = keyof typeof content.essentials
/** The evidence that a frame is for: `told` assumes experience, `neutral` does not. */
export type Part = 'has' | 'told' | 'neutral' | 'partly' | 'no' | 'cv'
type PointList = keyof typeof content.pointLists

export type Frame = {
  /** Identifies the frame; each is used at most once in an interview. */
  id: string
  category: QuestionCategory
  text: string
  points: PointList
}

/** Slot values by name. */
export type Slots = Readonly<Record<string, string>>

type Listed = { category: string; text: string; points: string }

const FRAMES = new Map<string, readonly Frame[]>(
  Object.entries(content.frames).flatMap(([group, parts]) =>
    Object.entries(parts as Record<string, readonly Listed[]>).map(([part, list]) => [
      `${group} ${part}`,
      list.map((frame, i) => ({ ...(frame as Omit<Frame, 'id'>), id: `${group} ${part} ${i}` })),
    ]),
  ),
)

export const framesFor = (group: Group, parts: readonly Part[]): readonly Frame[] =>
  parts.flatMap((part) => FRAMES.get(`${group} ${part}`) ?? [])

/** In minutes. */
const LONG = 5
const SHORT = 4
export const minutesOf = ({ points }: Frame): number =>
  points === 'method' || points.startsWith('measure') ? LONG : SHORT

/** A frame with its slots filled, or null where a value is missing. */
export function filled(text: string, slots: Slots): string | null {
  let isWhole = true
  const said = text.replace(/\{(\w{1,20})\}/g, (_, name: string) => {
    const value = slots[name]
    if (!value) isWhole = false
    return value ?? ''
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

/** The key points of a question: one on the subject itself, and those of the frame. */
export function keyPointsOf(group: Group, isGap: boolean, frame: Frame, slots: Slots): KeyPoint[] {
  const essentials: { known: EssentialPoint; gap?: EssentialPoint } = content.essentials[group]
  const { text, says } = (isGap && essentials.gap) || essentials.known
  const own = {
    text: filled(text, slots) ?? '',
    weight: 'essential' as const,
    says: says.flatMap((said) => filled(said, slots) ?? []),
    general: true as const,
  }
  return [own, ...content.pointLists[frame.points].map((name) => pointNamed(name, slots.figure))]
}
type EssentialPoint = { text: string; says: string[] }

export const REASONS = content.reasons
