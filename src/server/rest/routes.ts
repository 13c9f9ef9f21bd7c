/** The route table: each REST path names its procedure. The adapter and the OpenAPI document are derived from it. */
import { ACCOUNT_ROUTES } from './account-routes'
import { INTERVIEW_ROUTES } from './interview-routes'
import { MENTOR_ROUTES } from './mentor-routes'
import { PAYMENT_ROUTES } from './payment-routes'
import { PRACTICE_ROUTES } from './practice-routes'
import type { Route } from './route'

export const ROUTES: readonly Route[] = [
  ...ACCOUNT_ROUTES,
  ...INTERVIEW_ROUTES,
  ...MENTOR_ROUTES,
  ...PAYMENT_ROUTES,
  ...PRACTICE_ROUTES,
]
