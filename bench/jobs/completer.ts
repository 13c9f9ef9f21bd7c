/** A process that completes interviews on command: reads ids and then 'go' from standard input, one per line. */
import { createInterface } from 'node:readline/promises'
import { env } from '@/server/env'
import { openRuntime } from '@/server/runtime'
import { completeAll } from './complete'

const runtime = await openRuntime(env())
process.stdout.write('ready\n')
const ids: string[] = []
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'go') break
  ids.push(line)
}
await completeAll(runtime.deps, ids)
await runtime.close()
process.exit()
