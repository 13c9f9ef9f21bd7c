import { cheatSheetInput } from '@/schemas/cheat-sheet'
import { editStoryInput, fittingInput, keepStoryInput, storiesInput, storyInput } from '@/schemas/story'
import { editStory, findFitting, getCheatSheet, getStoryBank, keepStory, removeStory } from '@/server/services/practice'
import { limited, own, ownProcedure, router, userProcedure } from '@/server/trpc'

export const storyRouter = router({
  list: ownProcedure(storiesInput).query(({ ctx }) => getStoryBank(ctx.deps, ctx.userId)),
  keep: ownProcedure(keepStoryInput).mutation(({ ctx, input }) => keepStory(ctx.deps, ctx.userId, input.questionId)),
  edit: userProcedure.input(editStoryInput).mutation(({ ctx, input }) => editStory(ctx.deps, ctx.userId, input)),
  remove: userProcedure.input(storyInput).mutation(({ ctx, input }) => removeStory(ctx.deps, ctx.userId, input.id)),
  fitting: userProcedure
    .input(fittingInput)
    .use(limited('evaluation'))
    .use(own)
    .mutation(({ ctx, input }) => findFitting(ctx.deps, ctx.userId, input.question)),
  cheatSheet: ownProcedure(cheatSheetInput).query(({ ctx }) => getCheatSheet(ctx.deps, ctx.userId)),
})
