import { DIMENSIONS, RUBRIC } from '@/domain/evaluation/score/rubric'

export const EvidenceSection = () => (
  <section
    aria-labelledby="evidence-title"
    className="bg-primary text-primary-foreground dark:bg-secondary dark:text-secondary-foreground"
  >
    <div className="container-page grid gap-12 py-16 sm:py-24 lg:grid-cols-2 lg:gap-20">
      <div className="grid content-start gap-5">
        <h2 id="evidence-title" className="max-w-[16ch] text-title">
          Four questions shape a score, and you can read them all
        </h2>
        <p className="max-w-[48ch] text-lead">
          Each one is settled by quotes from your answer. A quote that you never said does not count. Where the evidence
          is thin, the range gets wider and says so.
        </p>
        <p className="max-w-[54ch] border-accent border-l-2 pl-4">
          Feedback is powered by an AI model from a third-party provider where one is connected, and otherwise by
          Greenroom’s own rules. Either may be wrong, which is why you see what each score rests on.
        </p>
      </div>
      <dl className="grid content-start">
        {DIMENSIONS.map((key) => (
          <div
            key={key}
            className={
              'grid gap-x-6 gap-y-1 border-current/25 border-b py-4 first:border-t ' +
              'sm:grid-cols-[9rem_1fr] sm:items-baseline'
            }
          >
            <dt className="font-display font-semibold text-xl tracking-tight">{RUBRIC[key].title}</dt>
            <dd>{RUBRIC[key].asks}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
)
