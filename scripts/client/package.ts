import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { clientDeclarations } from './declarations'

const README = `# Greenroom's client

\`\`\`ts
import { createGreenroomClient, GreenroomError } from 'greenroom-client'

const greenroom = createGreenroomClient('http://localhost:3000')
const { user } = await greenroom.auth.login.mutate({ email, password })
const interview = await greenroom.interview.create.mutate({ userId: user.id, role: 'accountant' })
\`\`\`

Everything that the server can do is there, typed, and nothing has to be installed beside it. The session's cookie is kept. A call that fails rejects with a \`GreenroomError\`: a program goes by its \`reason\`, one of a closed set; \`message\` is a sentence for people. After too many calls, \`retryAfter\` says for how many seconds to wait. A call that its \`AbortSignal\` cancelled has the reason \`aborted\`, one without an answer \`no-answer\`. Roles in answers are texts, since a stored one may no longer exist: \`isRole\` says whether a role can be sent.
`

/**
 * Builds the npm package of the typed client: one module and its types, without dependencies and without the server's
 * sources.
 * @param root the repository
 * @param folder output folder; emptied first
 */
export async function buildClientPackage(root: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await build({
    absWorkingDir: root,
    entryPoints: ['src/client/create-client.ts'],
    outfile: path.join(folder, 'index.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    logLevel: 'warning',
  })
  writeFileSync(path.join(folder, 'index.d.ts'), clientDeclarations(root))
  writeFileSync(path.join(folder, 'README.md'), README)
  copyFileSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'))
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest(root), null, 2)}\n`)
}

function manifest(root: string) {
  const { version, license, engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string
    license: string
    engines: { node: string }
  }
  return {
    name: 'greenroom-client',
    version,
    description: "Greenroom's typed client",
    license,
    type: 'module',
    engines,
    sideEffects: false,
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    types: './index.d.ts',
  }
}
