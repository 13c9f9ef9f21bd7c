const LIMITS = [
  {
    title: 'It reads text, nothing else.',
    text: 'Voice, pace, eye contact and manner play no part, although they do in a real interview.',
  },
  {
    title: 'It does not know what is true.',
    text: 'It sees that you gave a figure, not whether the figure is right. A wrong statement in the right words can score well.',
  },
  {
    title: 'It does not predict a job offer.',
    text: 'Nobody has compared these scores with hiring decisions. Do not read one as your chance.',
  },
  {
    title: 'It reads English only.',
    text: 'Plain English is fine, and so are small mistakes. An answer in another language is said to be unreadable, not judged.',
  },
  {
    title: 'Where evidence is thin, the range is wide.',
    text: 'A short answer shows little to go by. Look at the range before you look at the number.',
  },
  {
    title: 'It learned from short answers, not from interviews.',
    text: 'The calibration rests on short written answers about computing that people had graded (Mohler et al. 2011; SAF, Filighera et al. 2022). There is no public set of graded interview answers, so the ranges of interview answers are borrowed from those. For answers that an AI model reads they have not been measured at all.',
  },
] as const

/** What not to read into a score. */
export function Limits() {
  return (
    <dl className="grid gap-x-12 gap-y-7 sm:grid-cols-2">
      {LIMITS.map(({ title, text }) => (
        <div key={title} className="grid content-start gap-1">
          <dt className="font-semibold">{title}</dt>
          <dd className="text-muted-foreground">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
