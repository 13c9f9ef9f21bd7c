/**
 * What browser tests share, each made when the first file asks for it, since a start takes seconds: a data folder with
 * the demo account, the product on a copy of it, and Next alone. Files run in processes of their own, so they ask over
 * HTTP.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { seedPlace } from './demo-place'
import { createPlace, SECRET, type ServerProcess, startNextAlone, startServer, type Template } from './server-process'

declare module 'vitest' {
  interface ProvidedContext {
    sharedSites: string
  }
}

/** A running server; `output` is all that it has printed. */
export type SharedServer = { url: string; dataDir: string; output: string }

export default async function setup(project: TestProject) {
  // The setup of the template ran before.
  const template = project.getProvidedContext().templateDatabase
  const removals: (() => Promise<unknown>)[] = []
  const once = <T>(make: () => Promise<T>) => {
    let made: Promise<T> | undefined
    return () => (made ??= make())
  }

  const demo = once(async () => {
    const place = await createPlace(template)
    removals.push(place.remove)
    await seedPlace(place)
    return place.template
  })
  const server = (start: (env: Record<string, string>) => Promise<ServerProcess>, from: () => Promise<Template>) =>
    once(async () => {
      const place = await createPlace(await from())
      removals.push(place.remove)
      const running = await start({ ...place.env, NEXTAUTH_SECRET: SECRET, RATE_LIMIT_FACTOR: '100' })
      removals.push(() => running.stop())
      return { running, dataDir: place.dataDir }
    })
  const described = (made: () => Promise<{ running: ServerProcess; dataDir: string }>) => async () => {
    const { running, dataDir } = await made()
    return { url: running.url, dataDir, output: running.output() } satisfies SharedServer
  }
  const answers: Record<string, () => Promise<unknown>> = {
    '/demo': demo,
    '/product': described(server(startServer, demo)),
    '/next-alone': described(server(startNextAlone, async () => template)),
  }

  const answering = createServer((request, response) => {
    const answer = answers[request.url ?? '']
    Promise.resolve(answer?.()).then(
      (made) => response.end(JSON.stringify(made)),
      (error: Error) => response.writeHead(500).end(error.stack),
    )
  }).listen(0)
  project.provide('sharedSites', `http://localhost:${(answering.address() as AddressInfo).port}`)
  return async () => {
    answering.close()
    // What was made last goes first: a server before its database, a copy before its template.
    for (const remove of removals.reverse()) await remove()
  }
}

async function ask<T>(path: string): Promise<T> {
  const response = await fetch(inject('sharedSites') + path)
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as T
}

/** A migrated database with the demo account, to copy. */
export const demoTemplate = (): Promise<Template> => ask('/demo')
/** The product as it is started, with the demo account and wide request limits. */
export const sharedProduct = (): Promise<SharedServer> => ask('/product')
/** `next start`, on a database of its own. */
export const sharedNextAlone = (): Promise<SharedServer> => ask('/next-alone')
