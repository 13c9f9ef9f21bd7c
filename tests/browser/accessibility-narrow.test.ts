/** Every screen without findings of axe and without scrolling sideways, light and dark. */
import { describe } from 'vitest'
import { everyScreenHolds } from '../helpers/every-screen'

describe('every screen and state that is drawn, at 390 px', () => {
  everyScreenHolds({ width: 390, isFirst: true })
})
