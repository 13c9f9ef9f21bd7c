import type { AnswerTime } from '@/domain/practice-settings/settings'

const TIMED_TIP = 'Two minutes is a long answer. Practise stopping.'

/** Tips shown in turn on the dashboard. */
export const INTERVIEW_TIPS: readonly string[] = [
  'Open with the answer, then give the story. An interviewer who knows where you are going listens better.',
  'Say "I" for what you did and "we" for what the team did. Both are true; mixing them hides your part.',
  'Put one number in every story: how many, how long, how much, before and after.',
  'Prepare five stories, not fifty answers. Most questions can be met with one of five told from another side.',
  'When you do not know, say what you would check first and why. Reasoning aloud beats a guess.',
  'End with the result and what you would do differently. It is the part people remember.',
  'Read the job description aloud and mark each requirement you can prove. Practise the ones you cannot.',
  TIMED_TIP,
  'Bring three questions of your own that only somebody who read about the company could ask.',
  'Write the hard answer first, without looking. Fix it afterwards; the gap shows you what to learn.',
]

/** Display time of each tip in milliseconds. */
export const TIP_ROTATION_MS = 30_000

/** The tip for a point in time, so that different visits begin with different tips. */
export const tipIndexAt = (time: Date): number => Math.floor(time.getTime() / TIP_ROTATION_MS) % INTERVIEW_TIPS.length

/** The tips for somebody who counts on this time: one names a time limit. */
export const tipsFor = (time: AnswerTime): readonly string[] =>
  time === 'usual' ? INTERVIEW_TIPS : INTERVIEW_TIPS.filter((tip) => tip !== TIMED_TIP)

/** The next of so many tips, cyclically. */
export const nextTipIndex = (index: number, count = INTERVIEW_TIPS.length): number => (index + 1) % count
