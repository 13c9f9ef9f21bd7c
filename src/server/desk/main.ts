/** `npm run desk`: carries one command out, prints what came of it, and ends. */
import { userInfo } from 'node:os'
import { env } from '@/server/env'
import { ask } from './ask'
import { PRINT } from './print'
import { deskProgram } from './program'
import { sentenceOf } from './refusal'

const ALONE = 'No server is running: what was put into the queue is done when one starts.'
/** Commands that put something into the queue. */
const ENQUEUES: ReadonlySet<string> = new Set(['accept', 'mail', 'retry'])

const program = deskProgram(async (name, input, isJson) => {
  const { result, isAlone } = await ask(env(), userInfo().username, name, input)
  process.stdout.write(`${isJson ? JSON.stringify(result, null, 2) : PRINT[name](result)}\n`)
  if (isAlone && ENQUEUES.has(name)) process.stderr.write(`${ALONE}\n`)
})

program.parseAsync().then(
  // The queue keeps timers of its own, which would hold the process.
  () => process.exit(0),
  (error: Error) => {
    process.stderr.write(`${sentenceOf(error) ?? error.stack ?? error.message}\n`)
    process.exit(1)
  },
)
