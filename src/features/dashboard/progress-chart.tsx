import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Select, SelectContent, SelectItem, SelectTrigger } from '@/components/ui/select'
import { VERDICT_LABELS } from '@/domain/interview/compare-attempts'
import { groupName, halvesOf, type ProgressGroup } from '@/domain/interview/progress'
import { type Role, roleName } from '@/domain/interview/roles'
import type { ProgressDto } from '@/schemas/progress'
import { trpc } from '@/trpc/client'
import { ScoreChart } from './score-chart'

type Choice = { role?: Role; group?: ProgressGroup }

/** How the answers in one role scored over time; two roles are never joined by a line. */
export function ProgressChart({ userId }: { userId: string }) {
  const [choice, setChoice] = useState<Choice>({})
  const { data, error, refetch, isFetching } = trpc.interview.progress.useQuery(
    { userId, ...choice },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  )
  if (!data) {
    return error ? (
      <Alert
        variant="warning"
        title="Your progress could not be loaded"
        action={
          <Button size="sm" variant="outline" pending={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        Your results are safe on the server.
      </Alert>
    ) : null
  }
  if (data.role === null) return null
  return (
    <section aria-labelledby="progress" className="grid gap-3">
      <h3 id="progress" className="font-sans font-semibold text-base">
        Progress{data.roles.length === 1 && ` as ${roleName(data.role)}`}
      </h3>
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        {data.roles.length > 1 && (
          <Select value={data.role} onValueChange={(role) => setChoice({ role: role as Role })}>
            <SelectTrigger aria-label="Role" className="w-full sm:w-60" />
            <SelectContent>
              {data.roles.map((role) => (
                <SelectItem key={role} value={role}>
                  {roleName(role)}
                </SelectItem>
              ))}
            </SelectContent>
          </Select>
        )}
        <Select value={data.group} onValueChange={(group) => setChoice({ ...choice, group: group as ProgressGroup })}>
          <SelectTrigger aria-label="Answers" className="w-full sm:w-80" />
          <SelectContent>
            {data.groups.map(({ group, answers, average }) => (
              <SelectItem key={group} value={group}>
                {groupName(group)}: {average} over {counted(answers)}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
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
          note={changeInWords(points)}
        />
      ) : (
        <p className="text-muted-foreground">
          One more interview, or a question answered again another day, draws a line.
        </p>
      )}
      <p className="max-w-[62ch] text-muted-foreground text-sm">
        Average {sum.average} over {counted(sum.answers)}
        {retakes > 0 && `, ${retakes} of them given again after an interview`}. A point is an interview or a day of
        answering again, and weighs as much as it has answers.
      </p>
    </>
  )
}

/** What may be said of the earlier answers beside the later ones, and why no more. */
function changeInWords(points: ProgressDto['points']): string {
  const halves = halvesOf(points)
  if (!halves) return ''
  const { before, after, change } = halves
  const figures = `The earlier half of these answers scored ${before.score} on average, the later half ${after.score}`
  if (change === null) return `${figures}. How sure that is cannot be told, as they were not read alike.`
  const reason =
    before.evaluator !== after.evaluator
      ? "one was read by an AI model and the other by Greenroom's own rules"
      : change === 'unclear'
        ? 'their likely ranges overlap'
        : 'their likely ranges lie apart'
  return `${figures}: ${VERDICT_LABELS[change].toLowerCase()}, since ${reason}.`
}
