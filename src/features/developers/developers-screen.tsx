import { PageHeader } from '@/components/ui/page-header'
import { PageLinks } from '@/components/ui/page-links'
import { ERROR_REASONS } from '@/domain/errors'
import { FIRST_PAGE } from '@/schemas/paging'
import { CodeBlock } from './code-block'
import type { Area } from './document'
import { OperationItem } from './operation-item'

const TYPESCRIPT = `import { createGreenroomClient, GreenroomError } from 'greenroom-client'

const greenroom = createGreenroomClient('http://localhost:3000')
const { user } = await greenroom.auth.login.mutate({ email, password })
const interview = await greenroom.interview.create.mutate({ userId: user.id, role: 'accountant' })`

const CURL = `curl -c cookies -H 'Content-Type: application/json' \\
  -d '{ "email": "ada@example.com", "password": "a-quiet-room" }' \\
  http://localhost:3000/api/auth/login
curl -b cookies http://localhost:3000/api/guides/accountant`

const ERROR = `{
  "message": "The guide you're looking for doesn't exist.",
  "code": "NOT_FOUND",
  "reason": "guide-not-found"
}`

/** The API reference for developers: how to call it, and every path with its input and output. */
export const DevelopersScreen = ({ areas }: { areas: readonly Area[] }) => (
  <div className="container-page grid gap-12 py-10 sm:gap-16 sm:py-16">
    <div className="grid gap-8">
      <PageHeader
        title="For developers"
        description={
          'Programs can call everything the product does: from TypeScript with types, from any other ' +
          'language over REST.'
        }
      />
      <PageLinks parts={areas} />
    </div>
    <Part id="typescript" title="From TypeScript">
      <p>
        The typed client is a package without dependencies. In the repository,{' '}
        <Word>npm run build:client && npm pack ./dist/client</Word> builds the file to install. A call that fails
        rejects with a <Word>GreenroomError</Word>, which has a <Word>reason</Word>.
      </p>
      <CodeBlock code={TYPESCRIPT} label="An interview, from TypeScript" />
    </Part>
    <Part id="rest" title="Over REST">
      <p>
        Bodies are JSON in both directions, dates and times are ISO 8601. Signing in sets a cookie that every further
        call sends. For code generators there is an OpenAPI 3.1 document:{' '}
        <a href="/api/openapi.json" className="font-medium underline underline-offset-4">
          openapi.json
        </a>
        .
      </p>
      <CodeBlock code={CURL} label="Signing in and reading a guide, with curl" />
      <h3 className="font-semibold text-lg">Errors</h3>
      <p>
        The status says whose fault it is, <Word>reason</Word> says what was refused, and <Word>message</Word> is a
        sentence for people, whose wording may change. Where fields were refused, <Word>issues</Word> names them. With
        429 and 503, <Word>Retry-After</Word> says how many seconds to wait.
      </p>
      <CodeBlock code={ERROR} label="An error" />
      <details>
        <summary className="summary-chevron py-2 font-medium">All {ERROR_REASONS.length} reasons</summary>
        <ul className="columns-[14rem] gap-x-8 font-mono text-sm leading-7">
          {ERROR_REASONS.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </details>
      <h3 className="font-semibold text-lg">Long lists</h3>
      <p>
        Lists give the newest {FIRST_PAGE.limit} entries, or as many of them as <Word>limit</Word> says.{' '}
        <Word>X-Next-Cursor</Word> and <Word>Link</Word> lead to the next page.
      </p>
    </Part>
    {areas.map(({ id, title, operations }) => (
      <Part key={id} id={id} title={title}>
        {operations.map((operation) => (
          <OperationItem key={operation.id} operation={operation} />
        ))}
      </Part>
    ))}
  </div>
)

const Word = ({ children }: { children: React.ReactNode }) => (
  <code className="break-words rounded-sm bg-muted px-1.5 py-0.5 font-mono text-[0.9em]">{children}</code>
)

const Part = ({ id, title, children }: { id: string; title: string; children: React.ReactNode }) => (
  <section aria-labelledby={id} className="grid max-w-[56rem] gap-3 border-t pt-9">
    <h2 id={id} className="pb-2 text-2xl leading-tight tracking-tight sm:text-3xl">
      {title}
    </h2>
    {children}
  </section>
)
