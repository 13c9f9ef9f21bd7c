import type { DemoInterview } from './demo-interview'

/** First attempt: general words, no figures, no result, one question skipped. */
export const FIRST_DATA_ANALYST: DemoInterview = {
  role: 'data-analyst',
  status: 'completed',
  begun: { monthsAgo: 3, day: 9, hour: 18 },
  asked: [
    {
      questionId: 'data-analyst.where-and-having',
      timeSpent: 174,
      text: 'WHERE and HAVING both filter the data, but they are used in different places in the query. WHERE comes first and HAVING comes near the end. For this one I would put some of the conditions in WHERE and the other one in HAVING. Normally I try it, and if the database gives me an error I move the condition to the other place. I have used both of them in my work, so I am comfortable with them.',
    },
    {
      questionId: 'data-analyst.report-automated',
      timeSpent: 143,
      text: 'At my last job we had many reports that were done by hand and it was stressful for everybody. I am someone who likes to make things easier, so I decided to automate some of them with Excel and other tools. It took some time, but in the end we were able to do it and my manager was happy. Automation is very important in data analysis because it saves time and reduces errors, and I always look for opportunities to do it.',
    },
    {
      questionId: 'data-analyst.send-all-the-data',
      timeSpent: 121,
      text: 'I would start by exporting everything for Q3 from the database. Since the file is large I would zip it, or split it into smaller files, so that the manager is able to open it. I always try to respond quickly because managers are busy and they do not like to wait. I would send it the same day with a polite message. If there is any problem with the file the manager can call me and I will sort it out.',
    },
    { questionId: 'data-analyst.cohort-retention' },
    {
      questionId: 'data-analyst.numbers-in-plain-words',
      timeSpent: 138,
      text: 'In my former office I often had to explain my analysis to people who are not technical. I believe communication is one of my strongest skills. I try not to use big grammar, so that everybody can follow, and I use charts when there is need. There was one presentation where people asked a lot of questions and I answered all of them. They told me it was a good presentation. I always ask at the end whether there is anything they did not understand.',
    },
  ],
}
