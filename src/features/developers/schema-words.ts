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
  const wordsOf = (type: string) => {
    if (type === 'string') return textWords(schema)
    return type === 'integer' || type === 'number' ? numberWords(NAMES[type] ?? type, schema) : (NAMES[type] ?? type)
  }
  const words = types.map(wordsOf).join(', or ')
  return words === '' ? 'anything' : words
}

function valueWords(values: readonly unknown[]): string {
  const shown = values.slice(0, MOST_VALUES).map((value) => JSON.stringify(value))
  const more = values.length - shown.length
  return `one of ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

function textWords({ format, minLength, maxLength }: Schema): string {
  if (format === 'date-time') return 'moment (ISO 8601)'
  if (format === 'binary') return 'file'
  if (format === 'email') return 'email address'
  const limits = limitWords(minLength === 1 ? undefined : minLength, maxLength)
  return limits === '' ? 'text' : `text, ${limits} characters`
}

function numberWords(name: string, { minimum, maximum }: Schema): string {
  const limits = limitWords(minimum, maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum)
  return limits === '' ? name : `${name}, ${limits}`
}

function limitWords(least?: number, most?: number): string {
  const [from, to] = [least, most].map((limit) => limit?.toLocaleString('en'))
  if (from !== undefined && to !== undefined) return `${from} to ${to}`
  return from === undefined ? (to === undefined ? '' : `at most ${to}`) : `at least ${from}`
}

const plural = (words: string): string => words.replace(/^(object|number|whole number)(?=$|,)/, '$1s')

/** The object schemas inside lists and unions; none for a plain value. */
export function objectsIn(schema: Schema): Schema[] {
  if (schema.properties) return [schema]
  if (schema.items) return objectsIn(schema.items)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.flatMap(objectsIn)
  return typeof schema.additionalProperties === 'object' ? objectsIn(schema.additionalProperties) : []
}
