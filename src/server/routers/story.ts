import { editStoryInput, fittingInput, keepStoryInput } from '@/schemas/story'
import { idInput, userInput } from '@/schemas/text'
import { editStory, findFitting, getCheatSheet, getStoryBank, keepStory, removeStory } from '@/server/services/practice'
import { byId, forUser, limited, own, ownProcedure, router, userProcedure } from '@/server/trpc'

export const storyRouter = router({
  list: ownProcedure(userInput).query(forUser(getStoryBank)),
  keep: ownProcedure(keepStoryInput).mutation(({ ctx, input }) => keepStory(ctx.deps, ctx.userId, input.questionId)),
  edit: userProcedure.input(editStoryInput).mutation(forUser(editStory)),
  remove: userProcedure.input(idInput).mutation(byId(removeStory)),
  fitting: userProcedure
    .input(fittingInput)
    .use(limited('evaluation'))
    .use(own)
    .mutation(({ ctx, input }) => findFitting(ctx.deps, ctx.userId, input.question)),
  cheatSheet: ownProcedure(userInput).query(forUser(getCheatSheet)),
})
