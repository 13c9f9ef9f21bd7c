/** Injected inline scripts do not run on any page; the page's own scripts all run. */
import { describe, expect, it } from 'vitest'
import { HYDRATED } from '@/app/hold-early-events'
import { signUp, type Visit, visit } from '../helpers/browser'
import { sharedNextAlone, sharedProduct } from '../helpers/shared-site'
import { shareSite } from '../helpers/site'

const FOR_VISITORS = [
  '/',
  '/guides',
  '/guides/accountant',
  '/guides/questions-everyone-gets',
  '/guides/astronaut',
  '/how-we-score',
  '/privacy',
  '/developers',
  '/pricing',
  '/upgrade',
  '/forgot-password',
  '/reset-password/x',
  '/verify-email',
  '/verify-email/x',
  '/dashboard',
  '/nowhere',
]
const FOR_USERS = [
  '/',
  '/dashboard',
  '/cv-review',
  '/settings',
  '/pricing',
  '/guides/accountant',
  '/results/x',
  '/nowhere',
]

describe.each([
  ['the process', sharedProduct],
  ['Next alone', sharedNextAlone],
])('through %s', (_name, start) => {
  const site = shareSite(start)

  /** Opens a page and waits until React has hydrated it. */
  async function open({ page }: Visit, path: string) {
    await page.addInitScript(
      (name) => addEventListener(name, () => document.documentElement.setAttribute('data-answers', '')),
      HYDRATED,
    )
    await page.goto(path)
    await page.locator('html[data-answers]').waitFor()
  }

  it.each([
    ['a visitor', FOR_VISITORS],
    ['a user', FOR_USERS],
  ])('the pages of %s run all of their own scripts', async (who, paths) => {
    const now = await visit(site.browser, site.server.url)
    if (who === 'a user') await signUp(now)
    for (const path of paths) {
      await open(now, path)
      expect(now.complaints, path).toEqual([])
    }
    await now.context.close()
  })

  it.each(['/', '/guides/accountant', '/settings'])('%s does not run an injected script', async (path) => {
    const now = await visit(site.browser, site.server.url)
    await signUp(now)
    let isPlanted = false
    await now.page.route(`**${path}`, async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace('<main', '<script>document.title = "planted"</script><main')
      isPlanted ||= body.includes('"planted"')
      await route.fulfill({ response: answer, body })
    })
    await open(now, path)
    expect(await now.page.title()).not.toBe('planted')
    expect(isPlanted).toBe(true)
    expect(now.complaints.join('\n')).toMatch(/Content Security Policy: script-src-elem forbids inline/)
    await now.context.close()
  })
})

describe('the dashboard at /', () => {
  const site = shareSite()

  it('is shown to signed-in users, and the landing page to everybody else', async () => {
    const now = await visit(site.browser, site.server.url)
    const heading = () => now.page.getByRole('heading', { level: 1 }).first().textContent()
    await now.page.goto('/')
    const ofVisitors = await heading()
    await signUp(now)
    await now.page.goto('/')
    expect(await heading()).not.toBe(ofVisitors)
    expect(new URL(now.page.url()).pathname).toBe('/')
    await now.context.clearCookies()
    await now.page.goto('/')
    expect(await heading()).toBe(ofVisitors)
    expect(now.complaints).toEqual([])
    await now.context.close()
  })
})
