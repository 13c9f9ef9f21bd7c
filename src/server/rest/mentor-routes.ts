/** The REST paths of mentor links and comments. */
import { z } from 'zod'
import {
  commentInput,
  endMentorLinkInput,
  mentorCommentInput,
  mentorCommentSchema,
  mentorCommentsInput,
  mentorLinkSchema,
  mentorLinksInput,
  newCommentsInput,
  newCommentsSchema,
  newMentorLinkSchema,
  readCommentsInput,
  sentCommentSchema,
  sharedResultInput,
  sharedResultSchema,
} from '@/schemas/mentor'
import { get, list, post, type Route, remove } from './route'

export const MENTOR_ROUTES: readonly Route[] = [
  get('/api/interviews/{id}/mentor-links', {
    summary: 'The links to a result that work',
    input: mentorLinksInput,
    output: z.array(mentorLinkSchema),
    call: (caller, input) => caller.mentor.links(input),
  }),
  post('/api/interviews/{id}/mentor-links', {
    summary: 'Make a link by which a mentor reads the result and comments on it; its token is told this once',
    status: 201,
    input: mentorLinksInput,
    output: newMentorLinkSchema,
    call: (caller, input) => caller.mentor.createLink(input),
  }),
  remove('/api/mentor-links/{id}', {
    summary: 'End a link; gives those that are left',
    input: endMentorLinkInput,
    output: z.array(mentorLinkSchema),
    call: (caller, input) => caller.mentor.endLink(input),
  }),
  list('/api/interviews/{id}/comments', {
    summary: 'What mentors wrote about the answers, newest first',
    input: mentorCommentsInput,
    item: mentorCommentSchema,
    call: (caller, input) => caller.mentor.comments(input),
  }),
  post('/api/interviews/{id}/comments/read', {
    summary: 'Mark comments as read; gives what is still new',
    input: readCommentsInput,
    output: newCommentsSchema,
    call: (caller, input) => caller.mentor.readComments(input),
  }),
  remove('/api/comments/{id}', {
    summary: 'Remove a comment; gives what is still new',
    input: commentInput,
    output: newCommentsSchema,
    call: (caller, input) => caller.mentor.removeComment(input),
  }),
  get('/api/comments/user/{userId}/new', {
    summary: 'How many comments are new, and where the newest is',
    input: newCommentsInput,
    output: newCommentsSchema,
    call: (caller, input) => caller.mentor.newComments(input),
  }),
  get('/api/shared/{token}', {
    summary: 'A result, by the token of a link to it',
    input: sharedResultInput,
    output: sharedResultSchema,
    call: (caller, input) => caller.mentor.result(input),
  }),
  post('/api/shared/{token}/comments', {
    summary: 'Write a comment under an answer, by the token of a link',
    status: 201,
    input: mentorCommentInput,
    output: sentCommentSchema,
    call: (caller, input) => caller.mentor.comment(input),
  }),
]
