import {
  commentInput,
  endMentorLinkInput,
  mentorCommentInput,
  mentorCommentsInput,
  mentorLinksInput,
  newCommentsInput,
  readCommentsInput,
  sharedResultInput,
} from '@/schemas/mentor'
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
import { limited, ownProcedure, publicProcedure, router, userProcedure } from '@/server/trpc'

export const mentorRouter = router({
  links: userProcedure
    .input(mentorLinksInput)
    .query(({ ctx, input }) => listMentorLinks(ctx.deps, ctx.userId, input.id)),
  createLink: userProcedure
    .input(mentorLinksInput)
    .use(limited('mentor-link'))
    .mutation(({ ctx, input }) => createMentorLink(ctx.deps, ctx.userId, input.id)),
  endLink: userProcedure
    .input(endMentorLinkInput)
    .mutation(({ ctx, input }) => endMentorLink(ctx.deps, ctx.userId, input.id)),
  comments: userProcedure
    .input(mentorCommentsInput)
    .query(({ ctx, input }) => listComments(ctx.deps, ctx.userId, input)),
  readComments: userProcedure
    .input(readCommentsInput)
    .mutation(({ ctx, input }) => readComments(ctx.deps, ctx.userId, input)),
  removeComment: userProcedure
    .input(commentInput)
    .mutation(({ ctx, input }) => removeComment(ctx.deps, ctx.userId, input.id)),
  newComments: ownProcedure(newCommentsInput).query(({ ctx }) => getNewComments(ctx.deps, ctx.userId)),
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
