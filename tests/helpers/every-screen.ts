/** The screens that `npm run pictures` draws, looked at by axe instead of by people. */
import { expect, it } from 'vitest'
import { openScreen } from '../../scripts/pictures/open-screen'
import { ARRIVE, type Person } from '../../scripts/pictures/people'
import { SCREENS } from '../../scripts/pictures/screens'
import { findingsOf, overflowOf, visit } from './browser'
import { classConflictsOf } from './class-conflicts'
import { seedPlace } from './demo-place'
import { runSite } from './site'

const PEOPLE = Object.keys(ARRIVE) as Person[]

/**
 * Declares a test for each person: no screen or state of theirs scrolls sideways, has two classes for the same property
 * or a finding of axe.
 * @param isFirst reads the states with axe as well, and the colours in the dark theme; at a further width only the
 * screens as they open, since states differ in nothing that axe reads
 */
export function everyScreenHolds({ width, isFirst }: { width: number; isFirst: boolean }): void {
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
        if ((await overflowOf(now.page)) > 0) found.push(`${screen.name} scrolls sideways`)
        found.push(...(await classConflictsOf(now.page, screen.name)))
        if (!isFirst && screen.open) continue
        found.push(...(await findingsOf(now.page, screen.name, { menu: screen.menu })))
        if (!isFirst) continue
        await now.page.evaluate(() => document.documentElement.classList.add('dark'))
        found.push(...(await findingsOf(now.page, `${screen.name}, dark`, { rules: ['color-contrast'] })))
      }
      await now.context.close()
      expect([...found, ...now.complaints]).toEqual([])
    },
    240_000,
  )
}
