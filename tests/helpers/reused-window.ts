/**
 * One browser window for the tests of a file, emptied after each: a window of its own starts a process that compiles
 * every script anew, two thirds of the processor time of a short test. The HTTP cache, which may hold nothing but public
 * files, stays: without it every page is fetched and compiled anew, a seventh of that time.
 */
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { PATIENCE, type Visit, visit, windowOptions } from './browser'

/** The events of a page that tests listen to; what the page reports as an error stays listened to. */
const LISTENED = [
  'dialog',
  'download',
  'filechooser',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const

export class ReusedWindow {
  #options: BrowserContextOptions
  #clearsCache: boolean
  #opened: { visit: Visit; client: CDPSession } | undefined
  /** Whether a test changed what cannot be put back. */
  #isChanged = false

  /** @param clearsCache for tests of what the first visit loads */
  constructor(options: BrowserContextOptions = {}, clearsCache = false) {
    this.#options = options
    this.#clearsCache = clearsCache
  }

  /** The window, opened if there is none; `url` must be of the same server each time. */
  async open(browser: Browser, url: string): Promise<Visit> {
    if (this.#opened) return this.#opened.visit
    const opened = await visit(browser, url, this.#options)
    const client = await opened.context.newCDPSession(opened.page)
    this.#opened = { visit: opened, client }
    this.#isChanged = false
    const change = () => {
      this.#isChanged = true
    }
    notice(opened.context, ['addInitScript', 'newCDPSession', 'setExtraHTTPHeaders'], change)
    notice(opened.page, ['addInitScript', 'emulateMedia', 'setExtraHTTPHeaders'], change)
    notice(opened.page.clock, ['setSystemTime', 'install', 'setFixedTime'], change)
    return opened
  }

  /** Empties the window for the next test, or closes it if that cannot be done. */
  async leave({ isReusable }: { isReusable: boolean }): Promise<void> {
    if (!this.#opened) return
    const { context, page, complaints } = this.#opened.visit
    const isOpen = !page.isClosed() && context.pages().includes(page)
    const mayStay = isReusable && isOpen && !this.#isChanged && this.#options.serviceWorkers !== 'allow'
    // A navigation that a test has left under way can interrupt the one to the empty page.
    const isEmpty =
      mayStay &&
      (await this.#empty(this.#opened).then(
        () => true,
        () => false,
      ))
    // What one test complained of, perhaps while it was left, must not fail those after it.
    if (!isEmpty || complaints.length > 0) await this.close()
  }

  async close(): Promise<void> {
    await this.#opened?.visit.context.close()
    this.#opened = undefined
  }

  async #empty({ visit: { context, page }, client }: { visit: Visit; client: CDPSession }): Promise<void> {
    for (const other of context.pages()) if (other !== page) await other.close()
    for (const event of LISTENED) page.removeAllListeners(event)
    await Promise.all([page, context].map((routed) => routed.unrouteAll({ behavior: 'ignoreErrors' })))
    await context.setOffline(false)
    await leaveScripts(page)
    const { origin } = new URL(page.url())
    await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    if (this.#clearsCache) await client.send('Network.clearBrowserCache')
    await context.clearCookies()
    await context.clearPermissions()
    if (this.#options.permissions) await context.grantPermissions(this.#options.permissions)
    context.setDefaultTimeout(PATIENCE)
    page.setDefaultTimeout(PATIENCE)
    const { viewport } = windowOptions('', this.#options)
    if (viewport) await page.setViewportSize(viewport)
  }
}

/** Goes to a text of the same server: another site, also 'about:blank', would be opened by another process. */
async function leaveScripts(page: Page): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(() => sessionStorage.clear())
}

/** Calls `heard` whenever one of the methods is called. */
function notice<T extends object>(target: T, names: (keyof T)[], heard: () => void): void {
  for (const name of names) {
    const method = target[name] as (...given: unknown[]) => unknown
    target[name] = ((...given: unknown[]) => {
      heard()
      return method.apply(target, given)
    }) as T[typeof name]
  }
}
