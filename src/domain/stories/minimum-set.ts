/** The few stories to know by heart. */
import { COMPETENCIES, type Competency } from './competencies'

/** Most stories in a set; more are hard to tell well. */
export const MOST_STORIES = 5

type Told = { id: string; competencies: readonly Competency[]; score: number }

/**
 * The fewest stories, at most five, that prove the most competencies: the greedy rule for set cover (take what adds
 * most, again and again), which is at least 1 - 1/e as good as the best choice (Nemhauser, Wolsey and Fisher 1978). Of
 * two that add as much the better answer is taken.
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

/** What no story proves. */
export const gapsOf = (stories: readonly Pick<Told, 'competencies'>[]): Competency[] =>
  COMPETENCIES.filter((competency) => !stories.some(({ competencies }) => competencies.includes(competency)))
