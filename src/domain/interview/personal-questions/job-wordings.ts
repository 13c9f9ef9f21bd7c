/** Questions that grow from a line of the job description. */
import { CHECK, FACTS_FIRST, HONEST, INFORM, LEARN, MEANS, NEAREST, ORDER, PROOF, REASON, RISK } from './points'
import { asks, type Forms, goesInto, method, plan, story } from './wording-parts'

export const DUTY_FORMS: Forms = {
  technical: [
    (r, _, s) => ({
      text: `The job description says ${r}. Walk me through how you do that from start to finish. How do you check that the result is right?`,
      minutes: 5,
      keyPoints: method(s),
    }),
    (r, _, s) => ({
      text: `Take this line of the job description: ${r}. Which steps and tools does that take, and what goes wrong most often?`,
      minutes: 4,
      keyPoints: method(s),
    }),
    (r, _, s) => ({
      text: `Imagine a new colleague has to learn this part of the job from you: ${r}. What do you explain first, and why in that order?`,
      minutes: 4,
      keyPoints: [goesInto(s), ORDER, REASON, MEANS, RISK],
    }),
  ],
  behavioral: [
    (r, _, s) => ({
      text: `The job description says ${r}. Tell me about a time when you did something like it. What was your own part, and what came of it?`,
      minutes: 4,
      keyPoints: story(s),
    }),
    (r, _, s) => ({
      text: `Think of the hardest piece of work you have done that resembles this: ${r}. What made it hard, what did you do, and how did it end?`,
      minutes: 5,
      keyPoints: story(s),
    }),
  ],
  situational: [
    (r, _, s) => ({
      text: `Suppose you start on Monday and this falls to you: ${r}. What do you find out first, what do you do next, and how do you know that it worked?`,
      minutes: 4,
      keyPoints: plan(s),
    }),
    (r, _, s) => ({
      text: `Three days before a deadline you notice that you are behind with this part of the job: ${r}. What do you do, and whom do you tell?`,
      minutes: 4,
      keyPoints: plan(s),
    }),
    (r, _, s) => ({
      text: `A colleague wants to save time and skip steps in this part of the job: ${r}. How do you respond, and what do you do if you cannot agree?`,
      minutes: 4,
      keyPoints: [FACTS_FIRST, goesInto(s), REASON, RISK, INFORM],
    }),
  ],
}

export const NEED_FORMS: Forms = {
  technical: [
    (r, _, s) => ({
      text: `${asks(s)} ${r}. Pick one task where you used this, and explain step by step what you did and why you did it that way.`,
      minutes: 5,
      keyPoints: [goesInto(s), ORDER, REASON, MEANS, CHECK],
    }),
    (r, _, s) => ({
      text: `${asks(s)} ${r}. How do you tell good work of this kind from poor work, and which mistakes do you look for first?`,
      minutes: 4,
      keyPoints: [goesInto(s), CHECK, RISK, REASON, MEANS],
    }),
  ],
  behavioral: [
    (r, _, s) => ({
      text: `${asks(s)} ${r}. Tell me about a time when this decided how a piece of work turned out. What was your own part?`,
      minutes: 4,
      keyPoints: story(s),
    }),
    (r, _, s) => ({
      text: `${asks(s)} ${r}. Where have you used this under difficult conditions? Tell me what you did, and what came of it.`,
      minutes: 4,
      keyPoints: story(s),
    }),
  ],
  situational: [
    (r, _, s) => ({
      text: `${asks(s)} ${r}. Suppose your first task here draws on this and the instructions are thin. What do you ask, and how do you begin?`,
      minutes: 4,
      keyPoints: plan(s),
    }),
    (r, _, s) => ({
      text: `${asks(s)} ${r}. Suppose a colleague hands you work of this kind with a mistake in it, an hour before it is due. What do you do?`,
      minutes: 4,
      keyPoints: plan(s),
    }),
  ],
}

export const TRAIT_FORMS: Forms = {
  behavioral: [
    (r, _, s) => ({
      text: `${asks(s)} ${r}. Tell me about a situation at work that put this to the test. What did you do, and what came of it?`,
      minutes: 4,
      keyPoints: story(s),
    }),
    (r, _, s) => ({
      text: `The job description says ${r}. What is the best example of this from your own work, and what would have happened without you?`,
      minutes: 4,
      keyPoints: story(s),
    }),
  ],
  situational: [
    (r, _, s) => ({
      text: `The job description says ${r}. Suppose two people you depend on want opposite things from you on the same day. How do you handle it?`,
      minutes: 4,
      keyPoints: plan(s),
    }),
  ],
}

export const GAP_FORMS: Forms = {
  technical: [
    (r, _, s) => ({
      text: `${asks(s)} ${r}, and I did not find this in your CV. What do you know about this so far, and how would you go about the first task that needs it?`,
      minutes: 4,
      keyPoints: [HONEST, goesInto(s), NEAREST, ORDER, CHECK],
    }),
  ],
  situational: [
    (r, _, s) => ({
      text: `${asks(s)} ${r}, and I did not find this in your CV. What have you done that comes closest, and how would you close the gap in your first month?`,
      minutes: 4,
      keyPoints: [HONEST, NEAREST, goesInto(s), LEARN, PROOF],
    }),
  ],
}
