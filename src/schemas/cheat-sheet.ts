import { z } from 'zod'
import { COMPETENCIES } from '@/domain/stories/competencies'
import { role } from './interview'

const lines = z.array(z.string())

/** The cheat sheet for the evening before the interview, in the words of the user's own answers. */
export const cheatSheetSchema = z.object({
  /** Null if no role was chosen or practised. */
  role: role.nullable(),
  /** YYYY-MM-DD. */
  interviewOn: z.string().nullable(),
  /** The best answer to 'Tell me about yourself'; empty if it was never answered. */
  opener: lines,
  /** At most five, with three lines each. */
  stories: z.array(z.object({ question: z.string(), competencies: z.array(z.enum(COMPETENCIES)), lines })),
  /** Figures with the words around them. */
  figures: lines,
  /** Key points that the last answers missed, by question. */
  missed: z.array(z.object({ question: z.string(), points: lines })),
  /** Questions to ask the employer. */
  ask: lines,
  checklist: lines,
})
export type CheatSheetDto = z.infer<typeof cheatSheetSchema>
