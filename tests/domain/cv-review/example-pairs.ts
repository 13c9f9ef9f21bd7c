/** Short advertisements, each with two matching CVs, written for these tests. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type Example = { name: string; job: string; cvs: readonly string[] }

const folder = path.join(import.meta.dirname, 'examples')

export const EXAMPLES: readonly Example[] = readdirSync(folder)
  .sort()
  .map((file) => {
    const [job = '', ...cvs] = readFileSync(path.join(folder, file), 'utf8').split('== cv\n')
    return { name: path.basename(file, '.txt'), job: job.trim(), cvs: cvs.map((cv) => cv.trim()) }
  })

/** Probability that a matching pair scores higher than another one (area under the ROC curve, Mann-Whitney). */
export function auc(fitting: readonly number[], others: readonly number[]): number {
  let wins = 0
  for (const a of fitting) for (const b of others) wins += a > b ? 1 : a === b ? 0.5 : 0
  return wins / (fitting.length * others.length)
}
