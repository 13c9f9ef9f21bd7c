/** Every screen without findings of axe and without scrolling sideways. */
import { describe } from 'vitest'
import { everyScreenHolds } from '../helpers/every-screen'

describe('every screen and state that is drawn, at 1440 px', () => {
  everyScreenHolds({ width: 1440, isFirst: false })
})
