/** `npm run desk`: runs one command, prints its result, and exits. */
import { userInfo } from 'node:os'
import { env } from '@/server/env'
import { reportOf } from '@/server/expected-error'
import { ask } from './ask'
import { PRINT } from './print'
import { deskProgram } from './program'
import { refusalOf } from './refusal'

const ALONE = 'No server is running: what was put into the queue is done when one starts.'
/** Commands that enqueue a job. */
const ENQUEUES: ReadonlySet<string> = new Set(['accept', 'mail', 'retry', 'retry-all'])

const program = deskProgram(async (name, input, isJson) => {
  const { result, isAlone } = await ask(env(), userInfo().username, name, input)
  process.stdout.write(`${isJson ? JSON.stringify(result, null, 2) : PRINT[name](result)}\n`)
  if (isAlone && ENQUEUES.has(name)) process.stderr.write(`${ALONE}\n`)
})

program.parseAsync().then(
  // The queue's timers would keep the process alive.
  () => process.exit(0),
  (error: Error) => {
    process.stderr.write(`${refusalOf(error) ?? reportOf(error)}\n`)
    process.exit(1)
  },
)
