/**
 * What is kept about a person, by group of columns. `npm run kept-data` writes the file from the comments of
 * prisma/schema.prisma.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type KeptGroup, keptGroupSchema } from '@/schemas/kept-data'

export const KEPT_DATA_FILE = path.join('src', 'content', 'kept-data.json')

export const loadKeptData = (): KeptGroup[] =>
  keptGroupSchema.array().parse(JSON.parse(readFileSync(path.join(process.cwd(), KEPT_DATA_FILE), 'utf8')))
