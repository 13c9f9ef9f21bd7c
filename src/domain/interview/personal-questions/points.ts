/** Key points of personal questions, independent of the subject. */
import points from '@/content/language/personal-points.json'
import type { KeyPoint } from '@/domain/interview/question'

const POINTS = new Map<string, KeyPoint>(Object.entries(points))

/**
 * A key point by its name in the content.
 * @param figure the measured quantity, worded for the middle of a sentence
 * @throws Error no point has this name
 */
export function pointNamed(name: string, figure = 'the figure'): KeyPoint {
  const point = POINTS.get(name)
  if (!point) throw new Error(`There is no key point "${name}".`)
  return { ...point, text: point.text.replace('{figure}', figure) }
}
