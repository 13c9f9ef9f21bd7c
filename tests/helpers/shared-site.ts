/** One running product for all browser tests that need no settings and no data of their own: a start takes seconds. */
import type { TestProject } from 'vitest/node'
import { createPlace, SECRET, startServer } from './server-process'

declare module 'vitest' {
  interface ProvidedContext {
    sharedSite: { url: string; dataDir: string }
  }
}

export default async function setup(project: TestProject) {
  // The setup of the template ran before.
  const { env, dataDir, remove } = await createPlace(project.getProvidedContext().templateDatabase)
  const server = await startServer({ ...env, NEXTAUTH_SECRET: SECRET, RATE_LIMIT_FACTOR: '100' })
  project.provide('sharedSite', { url: server.url, dataDir })
  return async () => {
    await server.stop()
    await remove()
  }
}
