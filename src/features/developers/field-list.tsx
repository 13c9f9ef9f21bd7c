import type { Schema } from './document'
import { objectsIn, schemaWords } from './schema-words'

type FieldListProps = {
  schema: Schema
  /** Only the fields of a request can be optional. */
  isSent: boolean
  /** Number of nesting levels shown; deeper ones are left to the document, because they would make the page heavy. */
  levels?: number
}

/** The fields of an object, or of each of a choice, with their types; those of nested objects are indented below. */
export function FieldList({ schema, isSent, levels = 2 }: FieldListProps) {
  const objects = objectsIn(schema)
  if (objects.length === 0) return <p className="text-muted-foreground">{schemaWords(schema)}</p>
  return objects.map((object, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the choices of a fixed schema
    <div key={index} className="grid gap-2">
      {index > 0 && <p className="text-muted-foreground text-sm">or</p>}
      <ObjectFields object={object} isSent={isSent} levels={levels} />
    </div>
  ))
}

type ObjectFieldsProps = { object: Schema; isSent: boolean; levels: number }

function ObjectFields({ object, isSent, levels }: ObjectFieldsProps) {
  const required = new Set(object.required)
  return (
    <ul className="grid gap-2">
      {Object.entries(object.properties ?? {}).map(([name, field]) => (
        <li key={name} className="grid gap-1">
          <p className="break-words">
            <code className="font-mono font-semibold text-sm">{name}</code>{' '}
            <span className="text-muted-foreground text-sm">
              {schemaWords(field)}
              {isSent && !required.has(name) && ' · may be left out'}
            </span>
          </p>
          {field.description && <p className="max-w-[62ch] text-sm">{field.description}</p>}
          {levels > 1 && objectsIn(field).length > 0 && (
            <div className="grid gap-2 border-l pl-4">
              <FieldList schema={field} isSent={isSent} levels={levels - 1} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
