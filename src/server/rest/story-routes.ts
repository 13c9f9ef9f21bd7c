/** The REST paths of the story bank and the cheat sheet. */
import { cheatSheetInput, cheatSheetSchema } from '@/schemas/cheat-sheet'
import {
  editStoryInput,
  fittingInput,
  fittingSchema,
  keepStoryInput,
  storiesInput,
  storyBankSchema,
  storyInput,
} from '@/schemas/story'
import { get, patch, post, type Route, remove } from './route'

export const STORY_ROUTES: readonly Route[] = [
  get('/api/stories/user/{userId}', {
    summary: 'The best answers to behavioural questions, by what they can prove',
    input: storiesInput,
    output: storyBankSchema,
    call: (caller, input) => caller.story.list(input),
  }),
  post('/api/stories/user/{userId}', {
    summary: 'Keep the best answer to a question as a story',
    status: 201,
    input: keepStoryInput,
    output: storyBankSchema,
    call: (caller, input) => caller.story.keep(input),
  }),
  post('/api/stories/user/{userId}/fitting', {
    summary: 'Which stories fit a question, by the words they share',
    input: fittingInput,
    output: fittingSchema,
    call: (caller, input) => caller.story.fitting(input),
  }),
  patch('/api/stories/{id}', {
    summary: 'Change the text of a kept story',
    input: editStoryInput,
    output: storyBankSchema,
    call: (caller, input) => caller.story.edit(input),
  }),
  remove('/api/stories/{id}', {
    summary: 'Remove a kept story',
    input: storyInput,
    output: storyBankSchema,
    call: (caller, input) => caller.story.remove(input),
  }),
  get('/api/cheat-sheet/user/{userId}', {
    summary: 'One page for the evening before: opener, stories, figures, missed points, questions, checklist',
    input: cheatSheetInput,
    output: cheatSheetSchema,
    call: (caller, input) => caller.story.cheatSheet(input),
  }),
]
