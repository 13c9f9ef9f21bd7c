import {
  deleteAccountInput,
  ownUserInput,
  selectRegionInput,
  selectRoleInput,
  updateEmailInput,
  updatePasswordInput,
  usageEntriesInput,
} from '@/schemas/user'
import { deleteAccount, updateEmail, updatePassword } from '../services/account'
import { getConfirmation } from '../services/confirm-owner'
import { exportAccount } from '../services/export-account'
import { listUsage } from '../services/usage'
import { getLastCv, getUsage, getUser, selectRegion, selectRole } from '../services/user'
import { clearedSessionCookie } from '../session'
import { accountProcedure, assertSelf, limited, router, sessionProcedure, userProcedure } from '../trpc'
import { signIn } from './sign-in'

/** Counts guesses at the password. */
const confirming = limited(
  'confirm-password',
  ({ currentPassword }: { currentPassword?: string | undefined }) => currentPassword !== undefined,
)

export const userRouter = router({
  get: accountProcedure.input(ownUserInput).query(({ ctx, input }) => {
    assertSelf(ctx.userId, input.id)
    return getUser(ctx.deps, ctx.userId)
  }),
  usage: userProcedure.input(ownUserInput).query(({ ctx, input }) => {
    assertSelf(ctx.userId, input.id)
    return getUsage(ctx.deps, ctx.userId)
  }),
  usageEntries: userProcedure.input(usageEntriesInput).query(({ ctx, input: { id, ...page } }) => {
    assertSelf(ctx.userId, id)
    return listUsage(ctx.deps, ctx.userId, page)
  }),
  lastCv: userProcedure.input(ownUserInput).query(({ ctx, input }) => {
    assertSelf(ctx.userId, input.id)
    return getLastCv(ctx.deps, ctx.userId)
  }),
  selectRole: userProcedure.input(selectRoleInput).mutation(({ ctx, input }) => {
    assertSelf(ctx.userId, input.id)
    return selectRole(ctx.deps, ctx.userId, input.selectedRole)
  }),
  selectRegion: userProcedure.input(selectRegionInput).mutation(({ ctx, input }) => {
    assertSelf(ctx.userId, input.id)
    return selectRegion(ctx.deps, ctx.userId, input.region)
  }),
  /** What `updateEmail` and `delete` want beside the session. */
  confirmation: sessionProcedure.input(ownUserInput).query(({ ctx, input }) => {
    assertSelf(ctx.userId, input.id)
    return getConfirmation(ctx.deps, ctx.userId, ctx.active)
  }),
  updateEmail: sessionProcedure
    .input(updateEmailInput)
    .use(limited('change-email'))
    .use(confirming)
    .mutation(({ ctx, input }) => {
      assertSelf(ctx.userId, input.id)
      return updateEmail(ctx.deps, ctx.userId, input, ctx.active)
    }),
  updatePassword: userProcedure
    .input(updatePasswordInput)
    .use(limited('change-password'))
    .mutation(async ({ ctx, input }) => {
      assertSelf(ctx.userId, input.id)
      return signIn(ctx, await updatePassword(ctx.deps, ctx.userId, input))
    }),
  delete: sessionProcedure
    .input(deleteAccountInput)
    .use(confirming)
    .mutation(async ({ ctx, input }) => {
      assertSelf(ctx.userId, input.id)
      const { currentPassword } = input
      const result = await deleteAccount(ctx.deps, ctx.userId, { session: ctx.active, currentPassword })
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
