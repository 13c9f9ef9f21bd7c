/** Creates the demo account with finished, saved and discarded interviews, for demonstrations and screenshots. */
import { FolderLockedError } from '@/server/database/folder-lock'
import { EnvError } from '@/server/env'
import { runtime } from '@/server/runtime'
import { DEMO_ACCOUNT } from './seed-demo/account'
import { SeedError, seedDemo } from './seed-demo/seed'

async function main(): Promise<void> {
  const { deps, close } = await runtime((sentence) => console.log(sentence))
  try {
    // By rules even if a language model is configured: the demo costs nothing and is the same everywhere.
    const outcome = await seedDemo({ ...deps, evaluator: { name: 'local', findFacts: deps.rules.findFacts } })
    console.log(
      outcome === 'created' ? 'The demo account is ready.' : 'The demo account exists already; nothing was changed.',
    )
    console.log(`Email: ${DEMO_ACCOUNT.email}\nPassword: ${DEMO_ACCOUNT.password}`)
  } finally {
    await close()
  }
}

main().then(
  // The queue's timers would keep the process alive.
  () => process.exit(0),
  (error: Error) => {
    const known = error instanceof FolderLockedError || error instanceof EnvError || error instanceof SeedError
    console.error(known ? error.message : (error.stack ?? error.message))
    process.exit(1)
  },
)
