import { guideInput } from '@/schemas/guide'
import { getGuide, listGuides } from '../services/guide'
import { publicProcedure, router } from '../trpc'

export const guideRouter = router({
  list: publicProcedure.query(() => listGuides()),
  get: publicProcedure.input(guideInput).query(({ input }) => getGuide(input.slug)),
})
