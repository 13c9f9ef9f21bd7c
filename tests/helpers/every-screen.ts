/** The screens that `npm run pictures` draws, looked at by axe instead of by people. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openScreen } from '../../scripts/pictures/open-screen'
import { ARRIVE, type Person } from '../../scripts/pictures/people'
import { SCREENS } from '../../scripts/pictures/screens'
import { findingsOf, overflowOf, visit } from './browser'
import { classConflictsOf } from './class-conflicts'
import { shareSite } from './site'

/** Their screens take about as long as those of all others. */
export const NEW_PEOPLE: readonly Person[] = ['visitor', 'beginner', 'newcomer']
export const OTHER_PEOPLE = (Object.keys(ARRIVE) as Person[]).filter((person) => !NEW_PEOPLE.includes(person))

/** As narrow as the smallest phones, and as a desktop at 400 % zoom. */
const NARROW = { width: 320, height: 900 }
const PHONE = { width: 390, height: 900 }
const DESK = { width: 1440, height: 900 }

/**
 * Declares a test for each person: no screen or state of theirs scrolls sideways, has two classes for the same property
 * or a finding of axe, narrow in the light theme and on a desk in the dark one. The second time axe reads states for
 * contrast alone, since they differ from the screen as it opens in nothing else that depends on width or theme.
 */
export function everyScreenHolds(people: readonly Person[]): void {
  const site = shareSite()

  it.each(people)(
    'of a %s',
    async (person) => {
      const now = await visit(site.browser, site.server.url, { viewport: NARROW, reducedMotion: 'reduce' })
      const { page } = now
      const places = await ARRIVE[person](now.context.request)
      const found: string[] = []
      const measure = async (where: string) => {
        if ((await overflowOf(page)) > 0) found.push(`${where} scrolls sideways`)
        found.push(...(await classConflictsOf(page, where)))
      }
      for (const screen of SCREENS.filter(({ as }) => as === person)) {
        const { name, menu, open } = screen
        await page.setViewportSize(NARROW)
        await openScreen(page, screen, places)
        await measure(name)
        found.push(...(await findingsOf(page, name, { menu })))
        await page.setViewportSize(PHONE)
        await measure(`${name}, on a phone`)
        await page.setViewportSize(DESK)
        await setDark(page, true)
        await measure(`${name}, wide`)
        found.push(...(await findingsOf(page, `${name}, wide and dark`, open ? { rules: ['color-contrast'] } : {})))
        await setDark(page, false)
      }
      await now.context.close()
      // As one text, which the list of what passed at a further try shows.
      expect([...found, ...now.complaints].join('\n')).toBe('')
    },
    600_000,
  )
}

const setDark = (page: Page, isDark: boolean) =>
  page.evaluate((on) => document.documentElement.classList.toggle('dark', on), isDark)
