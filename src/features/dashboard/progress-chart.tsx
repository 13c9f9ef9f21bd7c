import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { Choice } from '@/components/ui/choice'
import { groupName, type ProgressGroup } from '@/domain/interview/progress'
import { progressChange } from '@/domain/interview/progress-change'
import { type Role, roleName } from '@/domain/interview/roles'
import { LoadFailure } from '@/features/shared/load-problems'
import type { ProgressDto } from '@/schemas/progress'
import { trpc } from '@/trpc/client'
import { ScoreChart } from './score-chart'

type Shown = { role?: Role; group?: ProgressGroup }

/** How the answers for one role scored over time; a line never joins two roles. */
export function ProgressChart({ userId }: { userId: string }) {
  const [choice, setChoice] = useState<Shown>({})
  const query = trpc.interview.progress.useQuery(
    { userId, ...choice },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  )
  const { data } = query
  if (!data) {
    return (
      query.error && (
        <LoadFailure
          query={query}
          title="Your progress could not be loaded"
          text="Your results are safe on the server."
        />
      )
    )
  }
  if (data.role === null) return null
  return (
    <section aria-labelledby="progress" className="grid gap-3">
      <h3 id="progress" className="font-sans font-semibold text-base">
        Progress{data.roles.length === 1 && ` as ${roleName(data.role)}`}
      </h3>
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        {data.roles.length > 1 && (
          <Choice
            aria-label="Role"
            className="w-full sm:w-60"
            value={data.role}
            options={data.roles.map((role) => ({ value: role, label: roleName(role) }))}
            onChange={(role) => setChoice({ role: role as Role })}
          />
        )}
        <Choice
          aria-label="Answers"
          className="w-full sm:w-80"
          value={data.group}
          options={data.groups.map(({ group, answers, average }) => ({
            value: group,
            label: `${groupName(group)} (${answers}): ${average}`,
          }))}
          onChange={(group) => setChoice({ ...choice, group })}
        />
      </div>
      <Points {...data} />
    </section>
  )
}

const counted = (answers: number) => (answers === 1 ? '1 answer' : `${answers} answers`)

function Points({ points, groups, group }: ProgressDto) {
  const sum = groups.find((one) => one.group === group)
  const [only] = points
  if (!sum || !only)
    return <p className="text-muted-foreground">No answer of this kind has been scored in this role.</p>
  const retakes = points.filter(({ isRetake }) => isRetake).reduce((total, { answers }) => total + answers, 0)
  return (
    <>
      {points.length > 1 ? (
        <ScoreChart
          series={points}
          label={`${groupName(group)}, ${points.length} points`}
          note={progressChange(points)}
        />
      ) : (
        <p className="text-muted-foreground">
          Take one more interview, or answer a question again on another day, to see how you progress.
        </p>
      )}
      <p className="max-w-[62ch] text-muted-foreground text-sm">
        Average {sum.average} over {counted(sum.answers)}
        {retakes > 0 && `, ${retakes} of them repeated after an interview`}. Each point is an interview or a day of
        repeated answers, weighted by its number of answers.
      </p>
    </>
  )
}
