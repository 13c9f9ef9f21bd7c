import { guideInput } from '@/schemas/guide'
import { getGuide, listGuides } from '@/server/services/guide'
import { publicProcedure, router } from '@/server/trpc'

export const guideRouter = router({
  list: publicProcedure.query(() => listGuides()),
  get: publicProcedure.input(guideInput).query(({ input }) => getGuide(input.slug)),
})
