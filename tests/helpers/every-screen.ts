/** The screens that `npm run pictures` draws, looked at by axe instead of by people. */
import { expect, it } from 'vitest'
import { openScreen } from '../../scripts/pictures/open-screen'
import { ARRIVE, type Person } from '../../scripts/pictures/people'
import { SCREENS } from '../../scripts/pictures/screens'
import { findingsOf, overflowOf, visit } from './browser'
import { seedPlace } from './demo-place'
import { runSite } from './site'

const PEOPLE = Object.keys(ARRIVE) as Person[]

/**
 * Declares a test for each person: every screen and state of theirs has no finding of axe and does not scroll sideways.
 * @param isDarkToo reads the colours in the dark theme as well, in which nothing else differs
 */
export function everyScreenHolds({ width, isDarkToo }: { width: number; isDarkToo: boolean }): void {
  const site = runSite({ prepare: seedPlace, env: { RATE_LIMIT_FACTOR: '100' } })

  it.each(PEOPLE)(
    'of a %s',
    async (person) => {
      const options = { viewport: { width, height: 900 }, reducedMotion: 'reduce' as const }
      const now = await visit(site.browser, site.server.url, options)
      const places = await ARRIVE[person](now.context.request)
      const found: string[] = []
      for (const screen of SCREENS.filter(({ as }) => as === person)) {
        await openScreen(now.page, screen, places)
        found.push(...(await findingsOf(now.page, screen.name, { menu: screen.menu })))
        if ((await overflowOf(now.page)) > 0) found.push(`${screen.name} scrolls sideways`)
        if (!isDarkToo) continue
        await now.page.evaluate(() => document.documentElement.classList.add('dark'))
        found.push(...(await findingsOf(now.page, `${screen.name}, dark`, { rules: ['color-contrast'] })))
      }
      await now.context.close()
      expect([...found, ...now.complaints]).toEqual([])
    },
    240_000,
  )
}
