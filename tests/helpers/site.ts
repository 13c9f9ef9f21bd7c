/** The production build and a browser, for the tests of one file. */
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest'
import { launchBrowser, type Visit } from './browser'
import { ReusedWindow } from './reused-window'
import { createPlace, type Place, type ServerProcess, startServer } from './server-process'
import { demoTemplate, type SharedServer, sharedProduct } from './shared-site'

export type Site = { browser: Browser; place: Place; server: ServerProcess }

type SiteOptions = {
  env?: Record<string, string>
  /** With the demo account. */
  demo?: true
  /** Runs before the server; its result is added to the environment. */
  prepare?: (place: Place) => Promise<Record<string, string> | undefined>
}

let launched: Promise<Browser> | undefined

/** One browser for all files of a process, launched again if it has crashed; it ends with the process. */
async function openBrowser(): Promise<Browser> {
  if (!(await launched)?.isConnected()) launched = launchBrowser()
  return launched as Promise<Browser>
}

/** Runs the product with its own data, and a browser, around the tests of the file. */
export function runSite({ env = {}, demo, prepare }: SiteOptions = {}): Site {
  const site = {} as Site
  beforeAll(async () => {
    site.browser = await openBrowser()
    site.place = await createPlace(demo ? await demoTemplate() : inject('templateDatabase'))
    const prepared = await prepare?.(site.place)
    site.server = await startServer({ ...site.place.env, ...env, ...prepared })
  })
  afterAll(async () => {
    await site.server?.stop()
    await site.place?.remove()
  })
  return site
}

/** What most tests need of a site: a browser, the server's address, and its data folder. */
type OpenSite = { browser: Browser; place: { dataDir: string }; server: { url: string } }

/** A browser for the tests of the file, on a server that they share with other files. */
export function shareSite(server: () => Promise<SharedServer> = sharedProduct): OpenSite {
  const site = {} as OpenSite
  beforeAll(async () => {
    const [browser, { url, dataDir }] = await Promise.all([openBrowser(), server()])
    Object.assign(site, { browser, place: { dataDir }, server: { url } })
  })
  return site
}

/**
 * A browser window without stored data for each test; any error that its page reports fails the test.
 * @param clearsCache also without the files that the test before has loaded
 */
export function visitEach(site: OpenSite, options?: BrowserContextOptions, clearsCache = false): Visit {
  const now = {} as Visit
  const window = new ReusedWindow(options, clearsCache)
  beforeEach(async () => {
    Object.assign(now, await window.open(site.browser, site.server.url))
  })
  afterEach(async ({ task }) => {
    await window.leave({ isReusable: task.result?.state !== 'fail' })
    expect(now.complaints.join('\n')).toBe('')
  })
  afterAll(() => window.close())
  return now
}
