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
import { type Route, route } from './route'

export const STORY_ROUTES: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/stories/user/{userId}',
    summary: 'The best answers to behavioural questions, by what they can prove',
    status: 200,
    input: storiesInput,
    output: storyBankSchema,
    call: (caller, input) => caller.story.list(input),
  }),
  route({
    method: 'POST',
    path: '/api/stories/user/{userId}',
    summary: 'Keep the best answer to a question as a story',
    status: 201,
    input: keepStoryInput,
    output: storyBankSchema,
    call: (caller, input) => caller.story.keep(input),
  }),
  route({
    method: 'POST',
    path: '/api/stories/user/{userId}/fitting',
    summary: 'Which stories fit a question, by the words they share',
    status: 200,
    input: fittingInput,
    output: fittingSchema,
    call: (caller, input) => caller.story.fitting(input),
  }),
  route({
    method: 'PATCH',
    path: '/api/stories/{id}',
    summary: 'Change the text of a kept story',
    status: 200,
    input: editStoryInput,
    output: storyBankSchema,
    call: (caller, input) => caller.story.edit(input),
  }),
  route({
    method: 'DELETE',
    path: '/api/stories/{id}',
    summary: 'Remove a kept story',
    status: 200,
    input: storyInput,
    output: storyBankSchema,
    call: (caller, input) => caller.story.remove(input),
  }),
  route({
    method: 'GET',
    path: '/api/cheat-sheet/user/{userId}',
    summary: 'One page for the evening before: opener, stories, figures, missed points, questions, checklist',
    status: 200,
    input: cheatSheetInput,
    output: cheatSheetSchema,
    call: (caller, input) => caller.story.cheatSheet(input),
  }),
]
