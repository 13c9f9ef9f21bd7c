/** Files that contain several texts, each under a marker line: "@@job", "@@cv", "@@fit", "@@not". */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type MarkedTexts = { name: string; of: (mark: string) => readonly string[] }

/** The files of a sibling folder, by name. */
export const markedTexts = (folder: string): readonly MarkedTexts[] =>
  readdirSync(path.join(import.meta.dirname, folder))
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(import.meta.dirname, folder, file), 'utf8')
      const parts = text
        .split(/^@@/m)
        .slice(1)
        .map((part) => ({ mark: part.slice(0, part.indexOf('\n')), body: part.slice(part.indexOf('\n')).trim() }))
      return {
        name: path.basename(file, '.txt'),
        of: (mark) => parts.filter((part) => part.mark === mark).map(({ body }) => body),
      }
    })
