/** The wordings of personal questions: which there are for what, and how one is filled. */
import content from '@/content/language/question-frames.json'
import type { KeyPoint, QuestionCategory } from '@/domain/interview/question'
import { pointNamed } from './points'

/** What a question is about: a requirement by its form, or something of the CV. */
export type Group = keyof typeof content.essentials
/** For which evidence a wording is: `told` takes experience for granted, `neutral` does not. */
export type Part = 'has' | 'told' | 'neutral' | 'partly' | 'no' | 'cv'
type PointList = keyof typeof content.pointLists

export type Frame = {
  /** Identifies the frame, which is used once in an interview. */
  id: string
  category: QuestionCategory
  text: string
  points: PointList
}

/** The values of a frame's slots, by name. */
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

/** Minutes. */
const LONG = 5
const SHORT = 4
export const minutesOf = ({ points }: Frame): number =>
  points === 'method' || points.startsWith('measure') ? LONG : SHORT

/** A frame with its gaps filled, or null where there is nothing for one of them. */
export function filled(text: string, slots: Slots): string | null {
  let isWhole = true
  const said = text.replace(/\{(\w{1,20})\}/g, (_, name: string) => {
    const value = slots[name]
    if (!value) isWhole = false
    return value ?? ''
  })
  return isWhole ? said.charAt(0).toUpperCase() + said.slice(1) : null
}

/** What a strong answer says: one point on the matter itself, and those that belong to the kind of question. */
export function keyPointsOf(group: Group, isGap: boolean, frame: Frame, slots: Slots): KeyPoint[] {
  const essentials: { known: EssentialPoint; gap?: EssentialPoint } = content.essentials[group]
  const { text, says } = (isGap && essentials.gap) || essentials.known
  const own = {
    text: filled(text, slots) ?? '',
    weight: 'essential' as const,
    says: says.flatMap((said) => filled(said, slots) ?? []),
  }
  return [own, ...content.pointLists[frame.points].map((name) => pointNamed(name, slots.figure))]
}
type EssentialPoint = { text: string; says: string[] }

export const REASONS = content.reasons
