import { DIMENSIONS, LEVELS, RUBRIC } from '@/domain/evaluation/score/rubric'

/** The meaning of each level of each dimension; a value belongs to the nearest level. */
export const RubricLevels = () => (
  <div className="grid gap-9">
    {DIMENSIONS.map((dimension) => {
      const { title, asks, levels } = RUBRIC[dimension]
      return (
        <div key={dimension} className="grid gap-4">
          <div className="grid gap-0.5">
            <h3 className="text-heading">{title}</h3>
            <p className="text-muted-foreground">{asks}</p>
          </div>
          <dl className="grid gap-x-5 gap-y-3 lg:grid-cols-5">
            {LEVELS.map((level) => (
              <div
                key={level}
                className={
                  'grid grid-cols-[2.75rem_1fr] gap-x-3 border-t-2 pt-2.5 lg:grid-cols-1 lg:content-start ' +
                  'lg:gap-y-1'
                }
                style={{
                  borderColor: `color-mix(in oklab, var(--color-primary) ${20 + 0.8 * level}%, var(--color-border))`,
                }}
              >
                <dt className="font-display font-semibold text-lg leading-tight tabular-nums">{level}</dt>
                <dd className="text-[0.9375rem] leading-snug">{levels[level]}</dd>
              </div>
            ))}
          </dl>
        </div>
      )
    })}
  </div>
)
