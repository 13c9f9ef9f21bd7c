/** An answer with a situation, a step, a figure and a result, which scores well on any question. */
export const GOOD_ANSWER =
  'In my last job our weekly report took nine days. My task was to make it faster. First I spoke to the three people who used it, then I rewrote the two slowest queries and added a test. As a result it took four days, and the finance lead could close the month on time.'

/** The same with a number, so that answers differ. */
export const answerOf = (n: number) => `${GOOD_ANSWER} This was case number ${n} of my work there.`
