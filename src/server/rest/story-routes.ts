/** The REST paths of the story bank and the cheat sheet. */
import { cheatSheetSchema } from '@/schemas/cheat-sheet'
import { fittingSchema, storyBankSchema } from '@/schemas/story'
import { get, patch, post, type Route, remove } from './route'

export const STORY_ROUTES: readonly Route[] = [
  get('/api/stories/user/{userId}', 'story.list', {
    summary: 'The best answers to behavioural questions, by what they can prove',
    output: storyBankSchema,
  }),
  post('/api/stories/user/{userId}', 'story.keep', {
    summary: 'Keep the best answer to a question as a story',
    status: 201,
    output: storyBankSchema,
  }),
  post('/api/stories/user/{userId}/fitting', 'story.fitting', {
    summary: 'Which stories fit a question, by the words they share',
    output: fittingSchema,
  }),
  patch('/api/stories/{id}', 'story.edit', {
    summary: 'Change the text of a kept story',
    output: storyBankSchema,
  }),
  remove('/api/stories/{id}', 'story.remove', {
    summary: 'Remove a kept story',
    output: storyBankSchema,
  }),
  get('/api/cheat-sheet/user/{userId}', 'story.cheatSheet', {
    summary: 'One page for the evening before: opener, stories, figures, missed points, questions, checklist',
    output: cheatSheetSchema,
  }),
]
