/** The subset of JSON Schema that the OpenAPI document uses. */
export type Schema = {
  type?: string | readonly string[]
  format?: string
  description?: string
  enum?: readonly unknown[]
  const?: unknown
  examples?: readonly unknown[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  /** A schema in the document's components. */
  $ref?: string
}

type Content = Readonly<Record<string, { schema: Schema }>>

export type Parameter = { name: string; in: 'path' | 'query'; required: boolean; description?: string; schema: Schema }

type DocumentedOperation = {
  summary: string
  operationId: string
  parameters: readonly Parameter[]
  requestBody?: { content: Content }
  responses: Readonly<Record<string, { content: Content }>>
}

export type ApiDocument = {
  paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>
  components: { schemas: Readonly<Record<string, Schema>> }
}

export type Operation = {
  id: string
  method: string
  path: string
  summary: string
  parameters: readonly Parameter[]
  body: { type: string; schema: Schema } | null
  status: string
  answer: { type: string; schema: Schema }
}

export type Area = { id: string; title: string; operations: readonly Operation[] }

/** Titles by the first segment of a path after /api; segments with the same title share a section, in this order. */
const TITLES: Readonly<Record<string, string>> = {
  auth: 'Signing in',
  user: 'The account',
  users: 'The account',
  interviews: 'Interviews',
  files: 'CV reviews',
  'cv-reviews': 'CV reviews',
  claims: 'CV reviews',
  reviews: 'Missed points, asked again',
  practice: 'The plan until the interview',
  shared: 'Sharing with a mentor',
  'mentor-links': 'Sharing with a mentor',
  comments: 'Sharing with a mentor',
  stories: 'Stories and cheat sheet',
  'cheat-sheet': 'Stories and cheat sheet',
  guides: 'Guides',
  payments: 'Payments',
}
const OTHER = 'More'

/** The same with every reference replaced by the schema that it names. */
function writtenOut<T>(part: T, schemas: ApiDocument['components']['schemas']): T {
  if (Array.isArray(part)) return part.map((each) => writtenOut(each, schemas)) as T
  if (typeof part !== 'object' || part === null) return part
  const { $ref, ...rest } = part as { $ref?: unknown }
  const named = typeof $ref === 'string' ? schemas[$ref.split('/').at(-1) ?? ''] : {}
  return Object.fromEntries(
    Object.entries({ ...named, ...rest }).map(([key, value]) => [key, writtenOut(value, schemas)]),
  ) as T
}

export function areasOf({ paths: written, components }: ApiDocument): Area[] {
  const paths = writtenOut(written, components.schemas)
  const byTitle = new Map<string, Operation[]>(Object.values(TITLES).map((title) => [title, []]))
  for (const [path, methods] of Object.entries(paths)) {
    const title = TITLES[path.split('/')[2] ?? ''] ?? OTHER
    const operations = byTitle.get(title) ?? []
    byTitle.set(title, operations)
    for (const [method, documented] of Object.entries(methods)) operations.push(operationOf(path, method, documented))
  }
  return [...byTitle]
    .filter(([, operations]) => operations.length > 0)
    .map(([title, operations]) => ({ id: title.toLowerCase().replaceAll(/\W+/g, '-'), title, operations }))
}

function operationOf(path: string, method: string, documented: DocumentedOperation): Operation {
  const { summary, operationId, parameters, requestBody, responses } = documented
  const [status = '', response] = Object.entries(responses).find(([code]) => code !== 'default') ?? []
  const answer = response && firstOf(response.content)
  if (!answer) throw new Error(`${method} ${path} has no answer in the document.`)
  const body = requestBody ? firstOf(requestBody.content) : null
  return { id: operationId, method: method.toUpperCase(), path, summary, parameters, body, status, answer }
}

function firstOf(content: Content): { type: string; schema: Schema } | null {
  const [entry] = Object.entries(content)
  return entry ? { type: entry[0], schema: entry[1].schema } : null
}
