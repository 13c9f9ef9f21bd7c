/** The smallest set of stories that covers the competencies. */
import { COMPETENCIES, type Competency } from './competencies'

/** Most stories in a set; more are hard to tell well. */
export const MOST_STORIES = 5

type Told = { id: string; competencies: readonly Competency[]; score: number }

/**
 * A small set of stories, at most five, that shows as many competencies as possible: the greedy algorithm for maximum
 * coverage (repeatedly take the story that adds most), which reaches at least 1 - 1/e of the optimum (Nemhauser, Wolsey
 * and Fisher 1978). Ties go to the higher score.
 * @returns their ids, in the order in which they were taken
 */
export function minimumSet(stories: readonly Told[]): string[] {
  const open = new Set<Competency>(stories.flatMap(({ competencies }) => competencies))
  const adds = ({ competencies }: Told) => competencies.filter((competency) => open.has(competency)).length
  const taken: string[] = []
  while (open.size > 0 && taken.length < MOST_STORIES) {
    const [best] = [...stories].sort((a, b) => adds(b) - adds(a) || b.score - a.score)
    if (!best) break
    taken.push(best.id)
    for (const competency of best.competencies) open.delete(competency)
  }
  return taken
}

/** Competencies that no story shows. */
export const gapsOf = (stories: readonly Pick<Told, 'competencies'>[]): Competency[] =>
  COMPETENCIES.filter((competency) => !stories.some(({ competencies }) => competencies.includes(competency)))
