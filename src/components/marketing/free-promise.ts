/** What the landing page promises of the free plan; apart from other texts, which scripts of the page load as well. */
import { counted } from '@/domain/plans/plan-texts'
import { PLANS } from '@/domain/plans/plans'

const { interviewLimit, cvReviewLimit } = PLANS.free

export const FREE_PROMISE = [
  'No credit card required',
  counted(interviewLimit, 'free interview'),
  counted(cvReviewLimit, 'free CV review'),
].join(', ')
