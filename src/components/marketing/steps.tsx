import { SectionHeading } from './section-heading'

const STEPS = [
  {
    title: 'Choose a role',
    text:
      'Pick the job you are preparing for. Each role has questions of its own: technical, behavioural and ' +
      'situational.',
  },
  {
    title: 'Upload CV and job details',
    text: 'Add a PDF or Word file and paste the advert. Paid plans base some questions on them.',
  },
  {
    title: 'Get AI feedback',
    text: 'Read your answers with the evidence marked, and what to say better next time, the most useful change first.',
  },
] as const

export const Steps = () => (
  <section aria-labelledby="steps-title" className="border-y bg-card">
    <div className="container-page grid gap-10 py-16 sm:py-20">
      <SectionHeading id="steps-title" title="Three steps, and you are in the room" />
      <ol className="grid gap-8 md:grid-cols-3 md:gap-10">
        {STEPS.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[3rem_1fr] content-start gap-x-4 gap-y-2 border-t-2 border-t-accent pt-5"
          >
            <span
              aria-hidden
              className="row-span-2 font-display font-semibold text-5xl text-primary leading-none tracking-tight"
            >
              {index + 1}
            </span>
            <h3 className="text-heading">{title}</h3>
            <p className="text-muted-foreground">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
)
