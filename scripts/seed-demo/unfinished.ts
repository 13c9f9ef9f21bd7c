import type { DemoInterview } from './demo-interview'

/** Two of five answered, then saved for later. */
export const SAVED: DemoInterview = {
  role: 'product-manager',
  status: 'saved',
  begun: { monthsAgo: 1, day: 25, hour: 20 },
  asked: [
    {
      questionId: 'product-manager.one-percent-first',
      timeSpent: 228,
      text: 'With 1% a fault reaches about 5,000 people instead of 500,000, and on a payment screen a fault costs real money. I would put the new screen behind a feature flag, so that we can switch it off without a new release. I would watch the payment success rate, the error rate and the time to complete, next to the old screen for the same banks and hours, and read the support tickets every day. Before we start, the team writes down when we stop: for example, success more than one point below the old screen, or any double charge. If two full days are fine we go to 5%, then 25%, then everyone.',
    },
    {
      questionId: 'product-manager.engineers-pushed-back',
      timeSpent: 251,
      text: 'On a school fees project I asked the engineers for a page where parents could pay in any number of instalments. They told me it was too costly, because the accounting side could close an invoice only once. At first I was annoyed, but I sat down with the two of them and asked what made it hard. My story was also vague: I had not said how many instalments schools really allow. I went back to the problem, which was that parents could not pay everything in September, and called six bursars. All of them allowed two or three. We agreed on a smaller version with three fixed instalments and shipped it in four weeks instead of eleven. In that term 38% of the parents used it.',
    },
    { questionId: 'product-manager.heavy-app-small-phones' },
    { questionId: 'product-manager.north-star-metric' },
    { questionId: 'product-manager.no-to-a-powerful-person' },
  ],
}

/** Abandoned after one answer. */
export const ABANDONED: DemoInterview = {
  role: 'data-analyst',
  status: 'abandoned',
  begun: { monthsAgo: 2, day: 4, hour: 21 },
  asked: [
    {
      questionId: 'data-analyst.nulls-in-aggregates',
      timeSpent: 149,
      text: 'COUNT(*) gives 1,000 because it counts every row. COUNT(age) gives 800 since it leaves out the nulls, and AVG(age) is the sum of the ages divided by 800. What can go wrong is that somebody replaces the nulls with zero, and then the average comes out too low. I would also check which customers have no age, because if most of them come from one place the average does not speak for everybody.',
    },
    { questionId: 'data-analyst.dashboard-nobody-used' },
    { questionId: 'data-analyst.blank-incomes' },
    { questionId: 'data-analyst.percent-or-points' },
    { questionId: 'data-analyst.one-metric-definition' },
  ],
}
