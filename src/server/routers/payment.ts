import { planDuration, planFeatures } from '@/domain/plans/plan-texts'
import { PLAN_IDS, PLANS } from '@/domain/plans/plans'
import { userPageInput } from '@/schemas/paging'
import {
  initializePaymentInput,
  type PlanDto,
  paymentInput,
  sandboxOutcomeInput,
  webhookInput,
} from '@/schemas/payment'
import {
  chooseSandboxOutcome,
  getPaymentConfig,
  getReceipt,
  initializePayment,
  listPayments,
  receivePaymentEvent,
  verifyPayment,
} from '@/server/services/payment'
import {
  accountProcedure,
  forUser,
  limited,
  own,
  ownProcedure,
  publicProcedure,
  router,
  userProcedure,
} from '@/server/trpc'

const offered: PlanDto[] = PLAN_IDS.map((id) => {
  const { durationHours: _hours, cvReviewPeriod: _period, ...plan } = PLANS[id]
  return { ...plan, duration: planDuration(PLANS[id]), features: planFeatures(PLANS[id]) }
})

export const paymentRouter = router({
  plans: publicProcedure.query(() => offered),
  config: publicProcedure.query(({ ctx }) => getPaymentConfig(ctx.deps)),
  initialize: accountProcedure
    .input(initializePaymentInput)
    .use(limited('payment'))
    .use(own)
    .mutation(({ ctx, input }) => initializePayment(ctx.deps, input)),
  verify: userProcedure
    .input(paymentInput)
    .use(limited('payment-check'))
    .mutation(({ ctx, input }) => verifyPayment(ctx.deps, ctx.userId, input.reference)),
  sandboxOutcome: userProcedure
    .input(sandboxOutcomeInput)
    .use(limited('payment-check'))
    .mutation(forUser(chooseSandboxOutcome)),
  list: ownProcedure(userPageInput).query(forUser(listPayments)),
  receipt: userProcedure
    .input(paymentInput)
    .query(({ ctx, input }) => getReceipt(ctx.deps, ctx.userId, input.reference)),
  /** Without a session: the signature made with the provider's key authenticates the caller. */
  webhook: publicProcedure.input(webhookInput).mutation(({ ctx, input }) => receivePaymentEvent(ctx.deps, input)),
})
