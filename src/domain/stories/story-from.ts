/**
 * Lowest score of an answer that counts as a story. No answer to a behavioural question reaches it without concrete
 * detail (`NO_EVENT_CAP` in `evaluation/score/policy.ts`): "No, I have never done that" proves nothing.
 */
export const STORY_FROM = 50
