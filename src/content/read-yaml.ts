/** Reads hand-edited YAML, with line numbers in its error messages. */
import { parseDocument } from 'yaml'
import type { z } from 'zod'
import { ContentError } from './content-error'

const hasRange = (node: unknown): node is { range: [number, number, number] } =>
  typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)

/**
 * Parses and validates a YAML text.
 * @param file name for the messages
 * @param firstLine line of the file at which the text begins
 * @throws ContentError with `file:line: path: error` for each error
 */
export function readYaml<T>(schema: z.ZodType<T>, text: string, file: string, firstLine = 1): T {
  const document = parseDocument(text, { prettyErrors: true })
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length + firstLine - 1
  if (document.errors.length > 0) {
    throw new ContentError(document.errors.map((e) => `${file}:${lineAt(e.pos[0])}: ${e.message}`).join('\n'))
  }
  const parsed = schema.safeParse(document.toJS())
  if (parsed.success) return parsed.data
  // A missing field has no line of its own, so the line of its parent is reported.
  const lineOf = (path: readonly PropertyKey[]) => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true)
      if (hasRange(node)) return lineAt(node.range[0])
    }
    return firstLine
  }
  throw new ContentError(
    parsed.error.issues
      .flatMap(faultsOf)
      .map(({ path, message }) => `${file}:${lineOf(path)}: ${path.join('.')}: ${message}`)
      .join('\n'),
  )
}

/** Each field that is not known by its own path; what else is wrong in the words of its schema. */
function faultsOf(issue: z.core.$ZodIssue): { path: PropertyKey[]; message: string }[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...issue.path, key], message: 'there is no such field' }))
  }
  if (issue.code === 'invalid_value') {
    return [{ path: issue.path, message: `must be ${issue.values.map((value) => `"${String(value)}"`).join(' or ')}` }]
  }
  return [issue]
}
