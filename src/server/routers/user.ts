import type { z } from 'zod'
import { idPageInput } from '@/schemas/paging'
import { idInput } from '@/schemas/text'
import {
  changePracticeInput,
  deleteAccountInput,
  selectRegionInput,
  selectRoleInput,
  updateEmailInput,
  updatePasswordInput,
} from '@/schemas/user'
import { endOtherSessions, getConfirmation, updateEmail, updatePassword } from '@/server/services/auth'
import {
  changePractice,
  deleteAccount,
  exportAccount,
  getLastCv,
  getUsage,
  getUser,
  getUserIfAny,
  listUsage,
  selectRegion,
  selectRole,
} from '@/server/services/user'
import { clearedSessionCookie } from '@/server/session'
import {
  accountProcedure,
  forUser,
  limited,
  ownId,
  router,
  sessionProcedure,
  signInFirst,
  userProcedure,
  visitorProcedure,
} from '@/server/trpc'
import { signIn } from './sign-in'

const ownUserProcedure = <S extends z.ZodType<{ id: string }>>(input: S) => userProcedure.input(input).use(ownId)

/** Rate-limits guesses at the password. */
const confirming = limited(
  'confirm-password',
  ({ currentPassword }: { currentPassword?: string | undefined }) => currentPassword !== undefined,
)

export const userRouter = router({
  /** The signed-in user. Null for a visitor, and not an error, which would appear in the browser's console. */
  current: visitorProcedure.query(({ ctx }) => (ctx.userId === null ? null : getUserIfAny(ctx.deps, ctx.userId))),
  get: accountProcedure.input(idInput).use(ownId).query(forUser(getUser)),
  usage: ownUserProcedure(idInput).query(forUser(getUsage)),
  usageEntries: ownUserProcedure(idPageInput).query(forUser(listUsage)),
  lastCv: ownUserProcedure(idInput).query(forUser(getLastCv)),
  selectRole: ownUserProcedure(selectRoleInput).mutation(({ ctx, input }) =>
    selectRole(ctx.deps, ctx.userId, input.selectedRole),
  ),
  selectRegion: ownUserProcedure(selectRegionInput).mutation(({ ctx, input }) =>
    selectRegion(ctx.deps, ctx.userId, input.region),
  ),
  changePractice: ownUserProcedure(changePracticeInput).mutation(({ ctx, input: { id: _, ...change } }) =>
    changePractice(ctx.deps, ctx.userId, change),
  ),
  /** The confirmation that `updateEmail` and `delete` require in addition to the session. */
  confirmation: sessionProcedure
    .input(idInput)
    .use(ownId)
    .query(({ ctx }) => getConfirmation(ctx.deps, ctx.userId, ctx.active)),
  updateEmail: sessionProcedure
    .input(updateEmailInput)
    // Before the limit on changes: a wrong password is refused as such, and for a shorter time.
    .use(confirming)
    .use(limited('change-email'))
    .use(ownId)
    .mutation(({ ctx, input }) => updateEmail(ctx.deps, ctx.userId, input, ctx.active)),
  updatePassword: userProcedure
    .input(updatePasswordInput)
    .use(limited('change-password'))
    .use(ownId)
    .mutation(async ({ ctx, input }) => signIn(ctx, await updatePassword(ctx.deps, ctx.userId, input))),
  endOtherSessions: sessionProcedure
    .input(idInput)
    .use(ownId)
    .mutation(async ({ ctx }) => {
      const continued = await endOtherSessions(ctx.deps, ctx.active)
      if (!continued) throw signInFirst()
      return signIn(ctx, continued)
    }),
  delete: sessionProcedure
    .input(deleteAccountInput)
    .use(confirming)
    .use(ownId)
    .mutation(async ({ ctx, input }) => {
      const { currentPassword } = input
      const result = await deleteAccount(ctx.deps, ctx.userId, { session: ctx.active, currentPassword })
      ctx.resHeaders.set('set-cookie', clearedSessionCookie(ctx.deps))
      return result
    }),
  /** A browser that opens the REST path saves it as a file. */
  export: userProcedure
    .input(idInput)
    .use(limited('export'))
    .use(ownId)
    .query(({ ctx }) => {
      ctx.resHeaders.set('content-disposition', 'attachment; filename="greenroom-my-data.json"')
      return exportAccount(ctx.deps, ctx.userId)
    }),
})
