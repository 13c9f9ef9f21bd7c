/** Every screen of visitors and new accounts without findings of axe and without scrolling sideways. */
import { describe } from 'vitest'
import { everyScreenHolds, NEW_PEOPLE } from '../helpers/every-screen'

describe('every screen and state that is drawn', () => {
  everyScreenHolds(NEW_PEOPLE)
})
