const QUESTIONS = [
  {
    question: 'Does a plan renew by itself?',
    answer: 'No. You pay once, and when the time is over you are back on the Free Plan with all your results.',
  },
  {
    question: 'What if I buy the same plan again before it ends?',
    answer:
      'The new time is added to the end of the old one. A different plan starts at once and replaces the old one.',
  },
  {
    question: 'When does an interview count?',
    answer: 'When you start it. Saving it for later and going on costs nothing more.',
  },
  {
    question: 'What if my answers cannot be scored?',
    answer:
      'Then it does not count towards your month. You can have the same answers read again, and it counts ' +
      'once they are scored.',
  },
] as const

export const PricingQuestions = () => (
  <section aria-labelledby="pricing-questions" className="grid gap-5 border-t pt-8 lg:grid-cols-[16rem_1fr] lg:gap-10">
    <h2 id="pricing-questions" className="text-2xl tracking-tight">
      Good to know
    </h2>
    <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      {QUESTIONS.map(({ question, answer }) => (
        <div key={question} className="grid content-start gap-1">
          <dt className="font-semibold">{question}</dt>
          <dd className="text-muted-foreground">{answer}</dd>
        </div>
      ))}
    </dl>
  </section>
)
