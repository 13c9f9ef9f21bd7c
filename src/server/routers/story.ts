import { cheatSheetInput } from '@/schemas/cheat-sheet'
import { editStoryInput, fittingInput, keepStoryInput, storiesInput, storyInput } from '@/schemas/story'
import { getCheatSheet } from '../services/cheat-sheet'
import { editStory, findFitting, getStoryBank, keepStory, removeStory } from '../services/stories'
import { assertSelf, limited, router, userProcedure } from '../trpc'

export const storyRouter = router({
  list: userProcedure.input(storiesInput).query(({ ctx, input }) => {
    assertSelf(ctx.userId, input.userId)
    return getStoryBank(ctx.deps, ctx.userId)
  }),
  keep: userProcedure.input(keepStoryInput).mutation(({ ctx, input }) => {
    assertSelf(ctx.userId, input.userId)
    return keepStory(ctx.deps, ctx.userId, input.questionId)
  }),
  edit: userProcedure.input(editStoryInput).mutation(({ ctx, input }) => editStory(ctx.deps, ctx.userId, input)),
  remove: userProcedure.input(storyInput).mutation(({ ctx, input }) => removeStory(ctx.deps, ctx.userId, input.id)),
  fitting: userProcedure
    .input(fittingInput)
    .use(limited('evaluation'))
    .mutation(({ ctx, input }) => {
      assertSelf(ctx.userId, input.userId)
      return findFitting(ctx.deps, ctx.userId, input.question)
    }),
  cheatSheet: userProcedure.input(cheatSheetInput).query(({ ctx, input }) => {
    assertSelf(ctx.userId, input.userId)
    return getCheatSheet(ctx.deps, ctx.userId)
  }),
})
