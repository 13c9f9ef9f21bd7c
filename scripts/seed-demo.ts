/** Creates the demo account with finished, saved and discarded interviews, for demonstrations and screenshots. */
import { runtime } from '@/server/runtime'
import { endWith } from './end-with'
import { DEMO_ACCOUNT } from './seed-demo/account'
import { seedDemo } from './seed-demo/seed'

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

endWith(main())
