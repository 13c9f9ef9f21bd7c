import { paths } from './paths'

/** Where visitors see the landing page, whatever follows: also where there is no page. */
const LANDING_STARTS = [paths.dashboard, paths.interview, '/results', paths.cvReview, paths.settings]

/** Whether visitors see the landing page at a path, even if there is no page. */
export const showsLanding = (pathname: string): boolean => LANDING_STARTS.some((start) => pathname.startsWith(start))
