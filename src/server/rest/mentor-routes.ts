/** The REST paths of mentor links and comments. */
import { z } from 'zod'
import {
  mentorCommentSchema,
  mentorLinkSchema,
  newCommentsSchema,
  newMentorLinkSchema,
  sentCommentSchema,
  sharedResultSchema,
} from '@/schemas/mentor'
import { get, list, post, type Route, remove } from './route'

export const MENTOR_ROUTES: readonly Route[] = [
  get('/api/interviews/{id}/mentor-links', 'mentor.links', {
    summary: 'The active links to a result',
    output: z.array(mentorLinkSchema),
  }),
  post('/api/interviews/{id}/mentor-links', 'mentor.createLink', {
    summary:
      'Create a link through which a mentor reads the result and comments on it; its token is returned only this once',
    status: 201,
    output: newMentorLinkSchema,
  }),
  remove('/api/mentor-links/{id}', 'mentor.endLink', {
    summary: 'End a link; returns the remaining ones',
    output: z.array(mentorLinkSchema),
  }),
  list('/api/interviews/{id}/comments', 'mentor.comments', {
    summary: 'What mentors wrote about the answers, newest first',
    item: mentorCommentSchema,
  }),
  post('/api/interviews/{id}/comments/read', 'mentor.readComments', {
    summary: 'Mark comments as read; returns those that are still new',
    output: newCommentsSchema,
  }),
  remove('/api/comments/{id}', 'mentor.removeComment', {
    summary: 'Delete a comment; returns those that are still new',
    output: newCommentsSchema,
  }),
  get('/api/comments/user/{userId}/new', 'mentor.newComments', {
    summary: 'How many comments are new, and where the newest is',
    output: newCommentsSchema,
  }),
  get('/api/shared/{token}', 'mentor.result', {
    summary: 'A result, by the token of a link to it',
    isPublic: true,
    output: sharedResultSchema,
  }),
  post('/api/shared/{token}/comments', 'mentor.comment', {
    summary: 'Write a comment under an answer, by the token of a link',
    status: 201,
    isPublic: true,
    output: sentCommentSchema,
  }),
]
