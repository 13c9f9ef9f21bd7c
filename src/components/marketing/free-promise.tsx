/** What the landing page promises of the free plan; apart from other texts, which scripts of the page load as well. */
import { Fragment } from 'react'
import { counted } from '@/domain/plans/plan-texts'
import { PLANS } from '@/domain/plans/plans'

const { interviewLimit, cvReviewLimit } = PLANS.free

const PARTS = [
  'No credit card required',
  counted(interviewLimit, 'free interview'),
  counted(cvReviewLimit, 'free CV review'),
]

export const FREE_PROMISE = PARTS.join(', ')

/** The promise in lines that end with one of its parts, so that no number is parted from what it counts. */
export const FreePromise = () =>
  PARTS.map((part, n) => (
    <Fragment key={part}>
      {n > 0 && ' '}
      <span className="enlarged:whitespace-normal whitespace-nowrap">
        {part}
        {n < PARTS.length - 1 && ','}
      </span>
    </Fragment>
  ))
