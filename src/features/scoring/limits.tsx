const LIMITS = [
  {
    title: 'It reads text, nothing else.',
    text: 'Voice, pace, eye contact and manner play no part, although they do in a real interview.',
  },
  {
    title: 'It does not know what is true.',
    text:
      'It compares your words with right ones and with usual mistakes. An answer that is wrong throughout ' +
      'is mostly noticed; one wrong sentence in a good answer mostly is not.',
  },
  {
    title: 'It does not predict a job offer.',
    text: 'Nobody has compared these scores with hiring decisions. Do not read one as your chance.',
  },
  {
    title: 'It reads English only.',
    text:
      'Plain English is fine, and so are small mistakes. An answer in another language is reported as ' +
      'unreadable and not judged.',
  },
  {
    title: 'Where evidence is thin, the range is wide.',
    text: 'A short answer shows little to go by. Look at the range before you look at the number.',
  },
  {
    title: 'It learned from answers that an AI model wrote and graded.',
    text:
      'No public set of interview answers graded by people exists. Ours were written and graded by an AI ' +
      'model, and people may judge otherwise. For answers that are read by an AI model in place of our ' +
      'rules, nothing has been measured yet.',
  },
] as const

export const Limits = () => (
  <dl className="grid gap-x-12 gap-y-7 sm:grid-cols-2">
    {LIMITS.map(({ title, text }) => (
      <div key={title} className="grid content-start gap-1">
        <dt className="font-semibold">{title}</dt>
        <dd className="text-muted-foreground">{text}</dd>
      </div>
    ))}
  </dl>
)
