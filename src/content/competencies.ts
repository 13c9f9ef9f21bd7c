/** The competencies that a story for a behavioural question of the bank can show. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { COMPETENCIES, type Competency } from '@/domain/stories/competencies'
import { readYaml } from './read-yaml'

/** By file of the bank: id of the question (without the file's name) and its competencies. */
const fileSchema = z.record(z.string(), z.record(z.string(), z.array(z.enum(COMPETENCIES)).min(1).max(3)))

const FILE = path.join(process.cwd(), 'src', 'content', 'competencies.yaml')

let cache: ReadonlyMap<string, readonly Competency[]> | undefined

/** By the full id of the question. Read once per process. */
export function storyCompetencies(): ReadonlyMap<string, readonly Competency[]> {
  cache ??= new Map(
    Object.entries(readYaml(fileSchema, readFileSync(FILE, 'utf8'), path.basename(FILE))).flatMap(([file, questions]) =>
      Object.entries(questions).map(([id, competencies]) => [`${file}.${id}`, competencies] as const),
    ),
  )
  return cache
}
