/** Every screen of accounts with interviews without findings of axe and without scrolling sideways. */
import { describe } from 'vitest'
import { everyScreenHolds, OTHER_PEOPLE } from '../helpers/every-screen'

describe('every screen and state that is drawn', () => {
  everyScreenHolds(OTHER_PEOPLE)
})
