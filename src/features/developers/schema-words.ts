import type { Schema } from './document'

const NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  null: 'null',
}

/** Maximum number of enum values that are listed; longer lists are only counted. */
const MOST_VALUES = 6

/** A schema's type in words: 'text, at most 200 characters', 'one of "ng", "elsewhere"', 'list of objects, or null'. */
export function schemaWords(schema: Schema): string {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map(schemaWords))].join(', or ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return valueWords(schema.enum)
  if (schema.type === 'array') return `list of ${plural(schemaWords(schema.items ?? {}))}`
  const types = schema.type === undefined ? [] : [schema.type].flat()
  const words = types.map((type) => (type === 'string' ? textWords(schema) : (NAMES[type] ?? type))).join(', or ')
  return words === '' ? 'anything' : words
}

function valueWords(values: readonly unknown[]): string {
  const shown = values.slice(0, MOST_VALUES).map((value) => JSON.stringify(value))
  const more = values.length - shown.length
  return `one of ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

function textWords({ format, maxLength }: Schema): string {
  if (format === 'date-time') return 'moment (ISO 8601)'
  if (format === 'binary') return 'file'
  if (format === 'email') return 'email address'
  return maxLength === undefined ? 'text' : `text, at most ${maxLength.toLocaleString('en')} characters`
}

const plural = (words: string): string => (/^(object|number|whole number)$/.test(words) ? `${words}s` : words)

/** The object schema inside lists and unions; null for a plain value. */
export function objectIn(schema: Schema): Schema | null {
  if (schema.properties) return schema
  if (schema.items) return objectIn(schema.items)
  for (const choice of schema.anyOf ?? schema.oneOf ?? []) {
    const found = objectIn(choice)
    if (found) return found
  }
  return typeof schema.additionalProperties === 'object' ? objectIn(schema.additionalProperties) : null
}
