/** Guides: found by search engines, readable without scripts, and linked to practice. */
import { readdirSync } from 'node:fs'
import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { familyOf } from '@/domain/interview/role-groups'
import { ROLES, roleName } from '@/domain/interview/roles'
import { chosen, clickInGuide, newEmail, PASSWORD, visit } from '../helpers/browser'
import { shareSite } from '../helpers/site'

const site = shareSite()

/** Limit for the compressed scripts of a guide before any interaction: React, Next and the navigation bar. */
const MOST_SCRIPT = 130_000

const year = new Date().getUTCFullYear()

describe('for a reader', () => {
  it('lists a guide for each role, with its picture, and opens one', async () => {
    const { page, context, complaints } = await visit(site.browser, site.server.url)
    await page.goto('/guides')
    await page.getByRole('heading', { level: 1, name: 'Master Your Interview' }).waitFor()
    const cards = page.getByRole('article')
    expect(await cards.getByRole('heading', { level: 2 }).allTextContents()).toEqual(ROLES.map(roleName))
    const image = cards.first().locator('img')
    await expect.poll(() => image.evaluate((drawing: HTMLImageElement) => drawing.naturalWidth)).toBe(1200)
    // The guide's text loads slowly; the list stays and shows what is loading.
    await page.route(/\/guides\/accountant\?_rsc=/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800))
      await route.continue()
    })
    await page.getByRole('link', { name: /^Read Guide\s?: Accountant/ }).click()
    await page.getByText('Loading guide...').waitFor()
    await page.waitForURL('/guides/accountant')
    await page.getByRole('heading', { level: 1, name: `Accountant Interview Guide ${year}` }).waitFor()
    await page.getByText('In this guide').click()
    await page.getByRole('link', { name: 'Red flags' }).click()
    await expect.poll(() => page.getByRole('heading', { name: 'Red flags' }).isVisible()).toBe(true)
    expect(new URL(page.url()).hash).toBe('#red-flags')
    expect(await page.getByText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/).count()).toBe(2)
    await context.close()
    expect(complaints).toEqual([])
  })

  it('keeps the chosen field of work on the way back from a guide', async () => {
    const { page, context, complaints } = await visit(site.browser, site.server.url)
    await page.goto('/guides', { waitUntil: 'networkidle' })
    // Cards outside the window are not laid out, so their headings do not count as visible.
    const shown = () =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('article') })
        .evaluateAll((items) =>
          items.flatMap((item) =>
            getComputedStyle(item).display === 'none' ? [] : [item.querySelector('h2')?.textContent],
          ),
        )
    await page.getByRole('button', { name: 'Finance' }).click()
    const names = ROLES.filter((role) => familyOf(role) === 'finance').map(roleName)
    expect(await shown()).toEqual(names)
    await clickInGuide(page.getByRole('link', { name: /^Read Guide\s?: Accountant/ }))
    await page.waitForURL('/guides/accountant')
    await page.goBack()
    await expect.poll(shown).toEqual(names)
    expect(await page.getByRole('button', { name: 'Finance' }).getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('button', { name: 'All' }).click()
    expect(await shown()).toHaveLength(ROLES.length)
    expect(new URL(page.url()).search).toBe('')
    await context.close()
    expect(complaints).toEqual([])
  })

  it('can be read where scripts do not run', async () => {
    const { page, context } = await visit(site.browser, site.server.url, { javaScriptEnabled: false })
    await page.goto('/guides/civil-engineer')
    expect(await page.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(10)
    await context.close()
  })

  it('leads a visitor through sign-up to practice with the role filled in', async () => {
    const { page, context, complaints } = await visit(site.browser, site.server.url)
    await page.goto('/guides/hr-manager')
    await clickInGuide(page.getByRole('link', { name: 'Start Your Free Practice' }))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('heading', { name: 'Create Your Account' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/guides/hr-manager')
    await dialog.getByLabel('Full Name').fill('Amara Okafor')
    await dialog.getByLabel('Email Address').fill(newEmail())
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await dialog.getByLabel('Confirm Password').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Create Account' }).click()
    await page.waitForURL(/\/dashboard/)
    await expect.poll(() => chosen(page.getByRole('combobox', { name: /Role/ }))).toBe('HR Manager')
    await context.close()
    expect(complaints).toEqual([])
  })

  it('loads few scripts on a slow connection, and makes no calls to the server', async () => {
    const { page, context, complaints } = await visit(site.browser, site.server.url)
    const scripts: Promise<number>[] = []
    const calls: string[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.sizes().then((sizes) => sizes.responseBodySize))
      if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url())
    })
    await page.goto('/guides/civil-engineer', { waitUntil: 'networkidle' })
    const total = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
    expect(total).toBeGreaterThan(50_000)
    expect(total).toBeLessThan(MOST_SCRIPT)
    expect(calls).toEqual([])
    await context.close()
    expect(complaints).toEqual([])
  })

  it.each([
    ['a tap', (menu: Locator) => menu.tap()],
    ['Enter', (menu: Locator) => menu.press('Enter')],
    ['a press of the space bar that lasts', (menu: Locator) => menu.press(' ', { delay: 400 })],
  ])('opens the menu, which loads after the page, by %s', async (_name, open) => {
    const { page, context, complaints } = await visit(site.browser, site.server.url, { hasTouch: true })
    await page.goto('/guides/civil-engineer', { waitUntil: 'networkidle' })
    await open(page.getByRole('button', { name: 'Menu' }))
    await page.getByRole('menuitem', { name: 'Sign In' }).press('Enter')
    await page.getByRole('dialog').getByRole('heading', { name: 'Welcome Back' }).waitFor()
    await context.close()
    expect(complaints).toEqual([])
  })

  it('reports an unknown guide', async () => {
    const { page, context } = await visit(site.browser, site.server.url)
    const response = await page.goto('/guides/astronaut')
    expect(response?.status()).toBe(404)
    await page.getByText("The guide you're looking for doesn't exist.").waitFor()
    await page.getByRole('link', { name: 'Back to Guides' }).click()
    await page.waitForURL('/guides')
    await context.close()
  })
})

describe('made-up URLs', () => {
  const kept = () =>
    readdirSync('.next', { recursive: true, encoding: 'utf8' }).filter((name) => /made-up-\d/.test(name))

  it('are not cached, whatever part of them is made up', async () => {
    const asked = [
      '/guides/N',
      '/guides/N?x=1',
      '/verify-email/N',
      '/reset-password/N',
      '/results/N',
      '/N',
      '/guide-images/N',
    ]
    for (const [n, path] of asked.entries()) {
      const url = site.server.url + path.replace('N', `made-up-${n}`)
      await (await fetch(url)).text()
      await (await fetch(url, { headers: { rsc: '1' } })).text()
    }
    expect((await fetch(`${site.server.url}/_next/image?url=%2Fguide-images%2Faccountant.png&w=640&q=75`)).status).toBe(
      404,
    )
    // Next writes to its cache after the response.
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect(kept()).toEqual([])
  })
})

describe('for search engines', () => {
  const read = async (path: string) => {
    const response = await fetch(new URL(path, site.server.url))
    return { status: response.status, type: response.headers.get('content-type') ?? '', text: await response.text() }
  }
  const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]

  it.each([
    ['/guides', 'Interview Guides'],
    ['/guides/data-analyst', `Data Analyst Interview Guide ${year}`],
    ['/pricing', 'Pricing'],
    ['/how-we-score', 'How we score'],
    ['/privacy', 'Privacy'],
  ])('%s has its title, description and canonical address', async (path, title) => {
    const { text } = await read(path)
    expect(attribute(text, /<title>([^<]*)/)).toContain(title)
    expect(attribute(text, /<meta name="description" content="([^"]{40,})/)).toBeDefined()
    expect(attribute(text, /<link rel="canonical" href="([^"]*)/)).toMatch(new RegExp(`^https?://[^/]+${path}$`))
    expect(attribute(text, /<meta name="robots" content="([^"]*)/)).toBeUndefined()
  })

  it('a guide has structured data: an article, and its questions with the stronger answers', async () => {
    const { text } = await read('/guides/data-analyst')
    const facts = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
      JSON.parse(json),
    )
    expect(facts.map((fact) => fact['@type'])).toEqual(['Article', 'FAQPage'])
    const [article, questions] = facts
    expect(article.headline).toBe(`Data Analyst Interview Guide ${year}`)
    expect(new URL(article.image).pathname).toBe('/guide-images/data-analyst.png')
    expect(questions.mainEntity).toHaveLength(10)
    for (const { name, acceptedAnswer } of questions.mainEntity) {
      expect(name).toMatch(/[?.]$/)
      expect(acceptedAnswer.text.length).toBeGreaterThan(100)
    }
    expect(attribute(text, /<meta property="og:type" content="([^"]*)/)).toBe('article')
    const preview = await fetch(
      new URL(new URL(attribute(text, /<meta property="og:image" content="([^"]*)/) ?? '').pathname, site.server.url),
    )
    expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  it('are listed in the sitemap, which robots.txt names', async () => {
    const { text: robots } = await read('/robots.txt')
    expect(robots).toMatch(/^Sitemap: https?:\/\/.*\/sitemap\.xml$/m)
    expect(robots).toMatch(/^Disallow: \/dashboard$/m)
    const { text: sitemap } = await read('/sitemap.xml')
    for (const role of ROLES) expect(sitemap).toContain(`/guides/${role}</loc>`)
  })

  it('reference only existing pictures', async () => {
    expect((await read('/guide-images/accountant.svg')).type).toContain('image/svg+xml')
    expect((await read('/guide-images/astronaut.svg')).status).toBe(404)
  })
})
