/** Reads the tags @topic, @what, @why and @kept from the comments of prisma/schema.prisma. */
import { type KeptGroup, keptGroupSchema } from '@/schemas/kept-data'

const TAGS = ['topic', 'what', 'why', 'kept'] as const
type Tags = Partial<Record<(typeof TAGS)[number], string>>

/**
 * The groups of columns of all models, in the order of the file. A model's tags are about its columns up to the first
 * field with tags of its own, whose group ends at the next such field; it has the model's topic.
 * @throws Error with the name of a model that lacks a tag
 */
export function keptGroupsOf(schema: string): KeptGroup[] {
  const models = [...schema.matchAll(/^((?:\/\/\/.*\n)*)model (\w+) \{\n([\s\S]*?)^\}/gm)]
  const names = new Set(models.map(([, , name]) => name))
  return models.flatMap(([, comment = '', name = '', body = '']) => {
    const { topic, ...first } = tagsOf(comment.split('\n'))
    const groups: { tags: Tags; columns: string[] }[] = [{ tags: first, columns: [] }]
    let comments: string[] = []
    for (const line of body.split('\n')) {
      if (/^\s*\/\/\//.test(line)) comments.push(line)
      else {
        const [, column, type = ''] = /^\s+(\w+)\s+(\w+)/.exec(line) ?? []
        if (column && !names.has(type)) {
          const tags = tagsOf(comments)
          if (Object.keys(tags).length > 0) groups.push({ tags, columns: [] })
          groups.at(-1)?.columns.push(column)
        }
        comments = []
      }
    }
    return groups.map(({ tags, columns }) => checked({ table: name, topic, ...tags, columns }))
  })
}

/** A tag's text goes on until the next tag or an empty line; lines before the first tag are about the code. */
function tagsOf(comments: readonly string[]): Tags {
  const tags: Tags = {}
  let current: keyof Tags | undefined
  for (const line of comments) {
    const text = line.replace(/^\s*\/\/\/\s?/, '').trim()
    const [, name, rest = ''] = /^@(\w+)\s+(.*)$/.exec(text) ?? []
    if (name) {
      current = TAGS.find((tag) => tag === name)
      if (!current) throw new Error(`prisma/schema.prisma: @${name} is none of @${TAGS.join(', @')}`)
      tags[current] = rest
    } else if (text === '') current = undefined
    else if (current) tags[current] = `${tags[current]} ${text}`
  }
  return tags
}

function checked(group: { table: string; columns: string[] } & Tags): KeptGroup {
  const parsed = keptGroupSchema.safeParse(group)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const place = [group.table, group.columns[0]].filter(Boolean).join('.')
  throw new Error(
    `prisma/schema.prisma: ${place} does not say what is kept, why, and for how long: ` +
      `@${issue?.path.join('.')}: ${issue?.message}`,
  )
}
