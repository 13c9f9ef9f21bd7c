import { PROVIDER_IDS } from '@/domain/account/providers'
import {
  forgotPasswordInput,
  loginInput,
  registerInput,
  resendVerificationInput,
  resetPasswordInput,
  verifyEmailInput,
} from '@/schemas/auth'
import {
  login,
  register,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '@/server/services/auth'
import { clearedSessionCookie } from '@/server/session'
import { limited, publicProcedure, router } from '@/server/trpc'
import { signIn } from './sign-in'

export const authRouter = router({
  providers: publicProcedure.query(({ ctx }) => PROVIDER_IDS.filter((id) => ctx.deps.providers[id])),
  register: publicProcedure
    .input(registerInput)
    .use(limited('sign-up'))
    .mutation(async ({ ctx, input }) => signIn(ctx, await register(ctx.deps, input))),
  login: publicProcedure
    .input(loginInput)
    .use(limited('sign-in'))
    .mutation(async ({ ctx, input }) => signIn(ctx, await login(ctx.deps, input))),
  logout: publicProcedure.mutation(async ({ ctx }) => {
    await ctx.endSession()
    ctx.resHeaders.set('set-cookie', clearedSessionCookie(ctx.deps))
    return { message: 'You are signed out.' }
  }),
  resendVerification: publicProcedure
    .input(resendVerificationInput)
    .use(limited('resend-verification'))
    .mutation(({ ctx, input }) => resendVerification(ctx.deps, input.email)),
  verifyEmail: publicProcedure.input(verifyEmailInput).mutation(async ({ ctx, input }) => {
    const { session, message } = await verifyEmail(ctx.deps, input, await ctx.session())
    return session ? signIn(ctx, { session, message }) : { message }
  }),
  forgotPassword: publicProcedure
    .input(forgotPasswordInput)
    .use(limited('forgot-password'))
    .mutation(({ ctx, input }) => requestPasswordReset(ctx.deps, input.email)),
  resetPassword: publicProcedure
    .input(resetPasswordInput)
    .use(limited('reset-password'))
    .mutation(({ ctx, input }) => resetPassword(ctx.deps, input, ctx.address)),
})
