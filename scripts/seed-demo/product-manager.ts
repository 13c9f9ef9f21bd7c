import type { DemoInterview } from './demo-interview'

/** Second attempt: real stories and correct sums, but few details and no measured results. */
export const PRODUCT_MANAGER: DemoInterview = {
  role: 'product-manager',
  status: 'completed',
  begun: { monthsAgo: 2, day: 21, hour: 19 },
  asked: [
    {
      questionId: 'product-manager.signup-funnel',
      timeSpent: 212,
      text: 'The sign-up rate is 400 out of 1,000, so 40%. Then 240 out of 400 verified, which is 60%, and 48 out of 240 paid, which is 20%. I would look first at the payment step, because that is where the biggest share of people leave, 80% of them. If we add ten points there it becomes 30% of 240, which is 72 people paying, so 24 more than today. The other steps give less than that. After that I would try to find out why they leave. Maybe the price is too high or they do not have time that day.',
    },
    {
      questionId: 'product-manager.changed-by-a-user',
      timeSpent: 236,
      text: 'I was helping on a savings app for a cooperative of market women. I thought the most important feature was a chart of how their savings grew, so we put it on the first screen. When I visited the market and sat with one of our users, she did not look at the chart at all. She only wanted to see whether her payment of that day had entered. I realised I had designed it for myself. We moved the list of payments to the top and put the chart lower. After that the women seemed happier with it, and fewer of them called us to ask about their payments.',
    },
    {
      questionId: 'product-manager.charged-twice-before-launch',
      timeSpent: 187,
      text: 'I would not launch like that, because being charged twice makes people lose trust, especially here where a reversal can take days. I would first talk to the engineers to understand the cause and how long it will take to fix. Then I would inform marketing and my manager that the launch may shift by some days. If the fix is not ready, we postpone. I know marketing would not be happy, but it is better to be late than to take money twice from people. After fixing it we test again before we release.',
    },
    {
      questionId: 'product-manager.leading-question',
      timeSpent: 165,
      text: 'The question is wrong because everybody will answer yes; nobody will say they do not want to save money. So the answer does not teach you anything. It is a leading question. I would ask instead how they save money at the moment, and how they feel about it. I would also ask which features they would like us to build, and let them talk. I would write down the answers and compare them across several people before deciding on anything.',
    },
    {
      questionId: 'product-manager.launch-that-failed',
      timeSpent: 201,
      text: 'In the same cooperative project I launched a feature that sent members a reminder by SMS. The goal was that many more users pay on time, but not much changed. Most of them were seeing the message late in the evening, after they had closed their stalls. It was my mistake, because I was the one who pushed for it. I later moved the message to early morning and it became a bit better. What I learnt is that you should know the daily routine of users before you build something for them.',
    },
  ],
}
