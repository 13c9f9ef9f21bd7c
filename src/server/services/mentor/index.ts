/** Sharing one result with a mentor, who has no account, and the mentor's comments. */
export { getNewComments, listComments, readComments, removeComment } from './comments'
export { createMentorLink, endMentorLink, listMentorLinks } from './links'
export { commentAsMentor, getSharedResult } from './shared-result'
