/** Sharing one result with a mentor, who has no account, and the mentor's comments. */
export { getNewComments, listComments, readComments, removeComment } from './comments'
export { commentAsMentor, createMentorLink, endMentorLink, getSharedResult, listMentorLinks } from './links'
