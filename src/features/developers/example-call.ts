import { sample } from 'openapi-sampler'
import type { Operation, Schema } from './document'
import { objectsIn } from './schema-words'

const ORIGIN = 'http://localhost:3000'

/** The operation as a curl command, with a body that matches its schema. */
export function exampleCall({ method, path, body }: Operation): string {
  const address = `${ORIGIN}${path.replaceAll('{', '$').replaceAll('}', '')}`
  const lines = [`curl -b cookies -c cookies${method === 'GET' ? '' : ` -X ${method}`} "${address}"`]
  if (body?.type === 'multipart/form-data') lines.push('-F file=@cv.pdf')
  else if (body) lines.push("-H 'Content-Type: application/json'", `-d '${quoted(exampleBody(body.schema))}'`)
  return lines.join(' \\\n  ')
}

/** A body with the required fields, and those for which the schema has an example. */
export function exampleBody(schema: Schema): unknown {
  const { properties = {}, required = [] } = fullest(schema)
  const shown = Object.keys(properties).filter((name) => required.includes(name) || properties[name]?.examples)
  const filled = { ...fullest(schema), required: shown }
  return sample(filled as Parameters<typeof sample>[0], { skipNonRequired: true, quiet: true })
}

/** Of a choice between objects, the one with the most fields that must be sent. */
const fullest = (schema: Schema): Schema =>
  objectsIn(schema).toSorted((a, b) => (b.required?.length ?? 0) - (a.required?.length ?? 0))[0] ?? schema

const quoted = (value: unknown): string => JSON.stringify(value, null, 2).replaceAll("'", "'\\''")
