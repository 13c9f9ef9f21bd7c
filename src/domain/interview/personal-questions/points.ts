/** Key points of personal questions: what a strong answer says, whatever it is about. */
import points from '@/content/language/personal-points.json'
import type { KeyPoint } from '../question'

const POINTS = new Map<string, KeyPoint>(Object.entries(points))

/**
 * A point by its name in the content.
 * @param figure what is measured, as it stands in a sentence
 * @throws Error no point has this name
 */
export function pointNamed(name: string, figure = 'the figure'): KeyPoint {
  const point = POINTS.get(name)
  if (!point) throw new Error(`There is no key point "${name}".`)
  return { ...point, text: point.text.replace('{figure}', figure) }
}
