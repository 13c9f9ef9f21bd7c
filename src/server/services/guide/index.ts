/** The public guides. */
export { getGuide, listGuides } from './guides'
