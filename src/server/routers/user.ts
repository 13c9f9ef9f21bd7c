import { ownUserInput, selectRoleInput, updateEmailInput, updatePasswordInput } from '@/schemas/user'
import { deleteAccount, updateEmail, updatePassword } from '../services/account'
import { exportAccount } from '../services/export-account'
import { listUsage } from '../services/usage'
import { getLastCv, getUsage, getUser, selectRole } from '../services/user'
import { clearedSessionCookie } from '../session'
import { accountProcedure, assertSelf, limited, router, userProcedure } from '../trpc'
import { signIn } from './sign-in'

export const userRouter = router({
  get: accountProcedure.input(ownUserInput).query(({ ctx, input }) => {
    assertSelf(ctx.userId, input.id)
    return getUser(ctx.deps, ctx.userId)
  }),
  usage: userProcedure.input(ownUserInput).query(({ ctx, input }) => {
    assertSelf(ctx.userId, input.id)
    return getUsage(ctx.deps, ctx.userId)
  }),
  usageEntries: userProcedure.input(ownUserInput).query(({ ctx, input }) => {
    assertSelf(ctx.userId, input.id)
    return listUsage(ctx.deps, ctx.userId)
  }),
  lastCv: userProcedure.input(ownUserInput).query(({ ctx, input }) => {
    assertSelf(ctx.userId, input.id)
    return getLastCv(ctx.deps, ctx.userId)
  }),
  selectRole: userProcedure.input(selectRoleInput).mutation(({ ctx, input }) => {
    assertSelf(ctx.userId, input.id)
    return selectRole(ctx.deps, ctx.userId, input.selectedRole)
  }),
  updateEmail: userProcedure
    .input(updateEmailInput)
    .use(limited('change-email'))
    .mutation(({ ctx, input }) => {
      assertSelf(ctx.userId, input.id)
      return updateEmail(ctx.deps, ctx.userId, input.newEmail)
    }),
  updatePassword: userProcedure
    .input(updatePasswordInput)
    .use(limited('change-password'))
    .mutation(async ({ ctx, input }) => {
      assertSelf(ctx.userId, input.id)
      return signIn(ctx, await updatePassword(ctx.deps, ctx.userId, input))
    }),
  delete: userProcedure.input(ownUserInput).mutation(async ({ ctx, input }) => {
    assertSelf(ctx.userId, input.id)
    const result = await deleteAccount(ctx.deps, ctx.userId)
    ctx.resHeaders.set('set-cookie', clearedSessionCookie(ctx.deps))
    return result
  }),
  /** Saved as a file by a browser that opens its REST path. */
  export: userProcedure
    .input(ownUserInput)
    .use(limited('export'))
    .query(({ ctx, input }) => {
      assertSelf(ctx.userId, input.id)
      ctx.resHeaders.set('content-disposition', 'attachment; filename="greenroom-my-data.json"')
      return exportAccount(ctx.deps, ctx.userId)
    }),
})
