import { Fragment } from 'react'
import { CHEVRON_DOWN, LineIcon } from '@/components/ui/line-icon'
import { CodeBlock } from './code-block'
import type { Operation, Parameter } from './document'
import { exampleCall } from './example-call'
import { FieldList } from './field-list'
import { schemaWords } from './schema-words'

/** One operation (path and method): its purpose, input and output. */
export function OperationItem({ operation }: { operation: Operation }) {
  const { id, method, path, summary, parameters, body, status, answer } = operation
  return (
    <details id={id} className="group rounded-lg border bg-card text-card-foreground">
      <summary
        className={
          'flex min-h-12 cursor-pointer list-none items-start justify-between ' +
          'gap-3 rounded-lg px-4 py-3 hover:bg-muted [&::-webkit-details-marker]:hidden'
        }
      >
        <span className="grid min-w-0 gap-1">
          <span className="flex flex-wrap items-baseline gap-x-2.5 font-mono text-sm">
            <span className="font-semibold">{method}</span>
            <span className="wrap-anywhere min-w-0">
              {path.split(/(?=\/)/).map((part) => (
                <Fragment key={part}>
                  <wbr />
                  {part}
                </Fragment>
              ))}
            </span>
          </span>
          <span>{summary}</span>
        </span>
        <LineIcon path={CHEVRON_DOWN} className="mt-0.5 size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-6 px-4 pt-1 pb-5">
        <CodeBlock code={exampleCall(operation)} label={`Example of ${method} ${path}`} />
        {parameters.length > 0 && (
          <Part title="In the address">
            <Parameters parameters={parameters} />
          </Part>
        )}
        {body && (
          <Part title={`Sent as ${body.type}`}>
            <FieldList schema={body.schema} isSent />
          </Part>
        )}
        <Part title={`Answer ${status}, ${answer.type}: ${schemaWords(answer.schema)}`}>
          <FieldList schema={answer.schema} isSent={false} />
        </Part>
      </div>
    </details>
  )
}

const Part = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <div className="grid gap-2">
    <p className="font-semibold">{title}</p>
    {children}
  </div>
)

const Parameters = ({ parameters }: { parameters: readonly Parameter[] }) => (
  <ul className="grid gap-1.5">
    {parameters.map(({ name, in: place, required, description, schema }) => (
      <li key={name} className="break-words">
        <code className="font-mono font-semibold text-sm">{name}</code>{' '}
        <span className="text-muted-foreground text-sm">
          in the {place}, {schemaWords(schema)}
          {!required && ' · may be left out'}
        </span>
        {description && <span className="block max-w-[62ch] text-sm">{description}</span>}
      </li>
    ))}
  </ul>
)
