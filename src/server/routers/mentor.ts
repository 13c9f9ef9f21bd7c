import { mentorCommentInput, readCommentsInput, sharedResultInput } from '@/schemas/mentor'
import { idPageInput } from '@/schemas/paging'
import { idInput, userInput } from '@/schemas/text'
import {
  commentAsMentor,
  createMentorLink,
  endMentorLink,
  getNewComments,
  getSharedResult,
  listComments,
  listMentorLinks,
  readComments,
  removeComment,
} from '@/server/services/mentor'
import { byId, forUser, limited, ownProcedure, publicProcedure, router, userProcedure } from '@/server/trpc'

export const mentorRouter = router({
  links: userProcedure.input(idInput).query(byId(listMentorLinks)),
  createLink: userProcedure.input(idInput).use(limited('mentor-link')).mutation(byId(createMentorLink)),
  endLink: userProcedure.input(idInput).mutation(byId(endMentorLink)),
  comments: userProcedure.input(idPageInput).query(forUser(listComments)),
  readComments: userProcedure.input(readCommentsInput).mutation(forUser(readComments)),
  removeComment: userProcedure.input(idInput).mutation(byId(removeComment)),
  newComments: ownProcedure(userInput).query(forUser(getNewComments)),
  /** Pages call it on the server only, so that the token is in no request URL. */
  result: publicProcedure
    .input(sharedResultInput)
    .use(limited('shared-result'))
    .query(({ ctx, input }) => getSharedResult(ctx.deps, input.token)),
  comment: publicProcedure
    .input(mentorCommentInput)
    .use(limited('mentor-comment'))
    .mutation(({ ctx, input }) => commentAsMentor(ctx.deps, input)),
})
