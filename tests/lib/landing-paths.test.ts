/** Where visitors see the landing page. */
import { expect, it } from 'vitest'
import { showsLanding } from '@/lib/landing-paths'
import { paths } from '@/lib/paths'

it.each(['/dashboard', '/dashboard/x', '/interview', '/interviewer', '/results', '/results/x/y', '/cv-review-results'])(
  'on paths that start like a protected one: %s',
  (path) => expect(showsLanding(path)).toBe(true),
)

it.each([paths.settings, '/settings/x'])('and in place of the settings: %s', (path) => {
  expect(showsLanding(path)).toBe(true)
})

it.each([paths.home, paths.guides, paths.pricing, paths.review, '/nowhere', '/shared/dashboard'])(
  'not elsewhere: %s',
  (path) => expect(showsLanding(path)).toBe(false),
)
