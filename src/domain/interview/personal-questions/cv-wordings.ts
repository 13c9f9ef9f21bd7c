/** Questions that grow from a line of the CV, alone or beside the requirement that it meets. */
import { CHECK, FACTS_FIRST, INFORM, MEANS, ORDER, REASON, RESULT, RISK } from './points'
import { explains, type Forms, figures, goesInto, method, plan, says, story } from './wording-parts'

export const MATCH_FORMS: Forms = {
  technical: [
    (r, c, s) => ({
      text: `The job description says ${r}. Your CV says ${c}. How did you go about it, step by step, and how did you check the result?`,
      minutes: 5,
      keyPoints: [explains(s), ORDER, MEANS, ...figures(s), CHECK, RISK],
    }),
    (r, c, s) => ({
      text: `Your CV says ${c}. The job description says ${r}. Which of your methods would you use again here, and which would you change?`,
      minutes: 5,
      keyPoints: [explains(s), REASON, MEANS, CHECK, RISK],
    }),
  ],
  behavioral: [
    (r, c, s) => ({
      text: `The job description says ${r}, and your CV says ${c}. How did you do it, and what was your own part?`,
      minutes: 5,
      keyPoints: story(s),
    }),
    (r, c, s) => ({
      text: `Your CV says ${c}. That is close to a line of the job description: ${r}. What was hard about it, and what would you do better now?`,
      minutes: 5,
      keyPoints: story(s),
    }),
  ],
  situational: [
    (r, c, s) => ({
      text: `Your CV says ${c}. Suppose you are to do the same here, where the job description says ${r}. What would you find out before you start?`,
      minutes: 4,
      keyPoints: plan(s),
    }),
    (r, c, s) => ({
      text: `The job description says ${r}, and your CV says ${c}. Suppose the team here has always done it another way. How do you begin?`,
      minutes: 4,
      keyPoints: plan(s),
    }),
  ],
}

export const ACHIEVEMENT_FORMS: Forms = {
  technical: [
    (_, __, s) => ({
      text: `${says(s)}. Take me through the method: the steps, the tools, and how you know that the result is right.`,
      minutes: 5,
      keyPoints: [explains(s), ORDER, MEANS, ...figures(s), CHECK, REASON],
    }),
    (_, __, s) => ({
      text: `${says(s)}. Which other ways of doing it were there, and why did you choose this one?`,
      minutes: 4,
      keyPoints: [explains(s), REASON, ...figures(s), RISK, RESULT],
    }),
  ],
  behavioral: [
    (_, __, s) => ({
      text: `${says(s)}. How did you do it, and what was your own part?`,
      minutes: 4,
      keyPoints: story(s),
    }),
    (_, __, s) => ({
      text: `${says(s)}. What stood in the way, what did you do about it, and what changed for the people around you?`,
      minutes: 5,
      keyPoints: story(s),
    }),
  ],
  situational: [
    (_, c, s) => ({
      text: `Your CV says ${c}. Suppose this employer asks you for something similar, with less time and fewer people. What would you find out first, what would you keep, and what would you change?`,
      minutes: 4,
      keyPoints: plan(s),
    }),
    (_, c, s) => ({
      text: `Your CV says ${c}. Suppose you try the same here and it does not work. How do you find out why, and what do you do next?`,
      minutes: 4,
      keyPoints: [FACTS_FIRST, goesInto(s), CHECK, ORDER, INFORM],
    }),
  ],
}

export const WORK_FORMS: Forms = {
  technical: [
    (_, c, s) => ({
      text: `Your CV says ${c}. How does that work in practice, from the first step to the last, and where do mistakes creep in?`,
      minutes: 4,
      keyPoints: method(s),
    }),
    (_, c, s) => ({
      text: `Your CV says ${c}. Which tools and checks does good work of this kind need, and why those?`,
      minutes: 4,
      keyPoints: [goesInto(s), MEANS, CHECK, REASON, RISK],
    }),
  ],
  behavioral: [
    (_, c, s) => ({
      text: `Your CV says ${c}. Tell me how that went. What did you do yourself, and what came of it?`,
      minutes: 4,
      keyPoints: story(s),
    }),
    (_, c, s) => ({
      text: `Your CV says ${c}. Which part of it was the hardest, what did you do about it, and how did it turn out?`,
      minutes: 4,
      keyPoints: story(s),
    }),
  ],
  situational: [
    (_, c, s) => ({
      text: `Your CV says ${c}. Suppose you are to do similar work here, and whoever did it before left no notes. How do you begin, and how do you know that nothing is missed?`,
      minutes: 4,
      keyPoints: plan(s),
    }),
    (_, c, s) => ({
      text: `Your CV says ${c}. Suppose you do this here, and it is wanted two days sooner than planned. What do you do, and whom do you tell?`,
      minutes: 4,
      keyPoints: plan(s),
    }),
    (_, c, s) => ({
      text: `Your CV says ${c}. Suppose a new colleague is to take this over from you within a week. How do you go about it, and how do you know that it worked?`,
      minutes: 4,
      keyPoints: plan(s),
    }),
  ],
}

export const SKILL_FORMS: Forms = {
  technical: [
    (_, c, s) => ({
      text: `Your CV lists ${c}. Describe one task that you solved with it, step by step, and say why you did it that way.`,
      minutes: 4,
      keyPoints: [goesInto(s), ORDER, REASON, CHECK, RESULT],
    }),
    (_, c, s) => ({
      text: `Your CV lists ${c}. What is it good for, where does it reach its limits, and what do you do then?`,
      minutes: 4,
      keyPoints: [goesInto(s), REASON, RISK, MEANS],
    }),
  ],
}
