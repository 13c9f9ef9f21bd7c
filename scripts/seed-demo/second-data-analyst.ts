import type { DemoInterview } from './demo-interview'

/** Last attempt: structured answers with the candidate's own steps, figures and a measured result. */
export const SECOND_DATA_ANALYST: DemoInterview = {
  role: 'data-analyst',
  status: 'completed',
  begun: { monthsAgo: 1, day: 14, hour: 18 },
  asked: [
    {
      questionId: 'data-analyst.join-row-count',
      timeSpent: 263,
      text: 'The rows grew because one order can have several payments: a customer pays a deposit and later the balance, so the left join repeats that order once for each payment. If I sum order value on the joined table, those orders are counted twice or more and the total is inflated. First I would prove it: group the payments by order_id and keep those HAVING COUNT(*) > 1. Then I would aggregate payments in a CTE to one row per order, with the amount paid, and join that to orders, so 10,000 orders stay 10,000 rows. Last, I reconcile: row count and total order value must equal the orders table alone. I would not use DISTINCT, because two genuine payments can look the same and the cause stays hidden.',
    },
    {
      questionId: 'data-analyst.wrong-figure-sent',
      timeSpent: 288,
      text: 'As the data analyst of a small group of pharmacies I sent the managers a stock report which said that one branch had 62 days of malaria drugs left. The supply manager relied on it and moved 300 packs to another branch. Two days later I noticed that the figure was too high: I had joined deliveries to products, and an old product code had duplicated some rows. The right figure was 31 days. It was my mistake. I called the supply manager that same hour, then emailed the correction to everybody who had the report, with the old figure, the right one and the cause. We moved 150 packs back before the branch ran out. Afterwards I added a check that reconciles the report with the warehouse total and stops it when the gap is above 1%, and a colleague reviews each new query. Since then it has caught three errors before they went out.',
    },
    {
      questionId: 'data-analyst.revenue-drop-by-noon',
      timeSpent: 274,
      text: "First I check the data itself, since a late load is the most common reason: did every store report, did the pipeline finish, did anybody change a filter? Second, I compare with the last eight Mondays, holidays and pay days; if last Monday came right after salaries, 18% may be normal. Third, I split sales into visitors, conversion and average order value, then cut by region, channel, product and payment method to see where the drop sits. By half past eleven I write the director four lines: what we know, how sure I am, what is not yet known and what I check next. For example, 'Two thirds of the drop is card payments since 7 a.m.; I am reading the error log.' I would not guess.",
    },
    {
      questionId: 'data-analyst.mean-or-median-pay',
      timeSpent: 219,
      text: 'I would report the median, 200,000 naira, as typical pay. The mean is (9 × 200,000 + 3,200,000) / 10 = 500,000 naira, and nobody there earns that. The director is an outlier who pulls the mean up, while the median would not move even at ten million. Pay is usually skewed like this, with a long tail at the top, so the median and percentiles describe it better. I would not delete the director, because the pay is real. The mean still has its use: if finance wants the payroll budget, 10 × 500,000 gives the total of 5 million. For example, in my last project a manager asked who earned the mean I showed; since then I begin with the median.',
    },
    {
      questionId: 'data-analyst.analysis-changed-decision',
      timeSpent: 301,
      text: 'In my last role, with a drinking water supplier in Ibadan, the director wanted to spend 6 million naira on a second truck because customers complained of late deliveries. I turned it into a question that data could answer: are we late because we lack a truck? I pulled four months of delivery records, 9,400 trips, with SQL and measured the time of each step. I found that 68% of the late trips had left the depot late, since loading began only after the paper orders were sorted. I ruled out rain and traffic by comparing the same routes and hours. The operations manager doubted it, so I proposed a two-week pilot with orders sorted the evening before. As a result late deliveries fell from 31% to 12%. The director dropped the truck, and three months later the rate was still 13%.',
    },
  ],
}
