import { freeHeldPoints } from '@/domain/cv-review/gains'
import type { CvRequirementDto } from '@/schemas/cv-review'
import { trpc } from '@/trpc/client'
import { type NumberedRow, RequirementRow } from './requirement-row'

const GROUPS = [
  { priority: 'required', title: 'Required' },
  { priority: 'wished', title: 'Nice to have' },
  { priority: 'mentioned', title: 'Mentioned' },
] as const

/** The requirements of the advert, their evidence in the CV, their points, and the suggested wording. */
export function RequirementTable({ reviewId, rows }: { reviewId: string; rows: readonly CvRequirementDto[] }) {
  const { data: practices = [] } = trpc.cvReview.practices.useQuery({ id: reviewId }, { refetchOnMount: 'always' })
  const numbered = rows.map((row, number) => ({
    ...row,
    number,
    practice: practices.find(({ requirement }) => requirement === row.text),
  }))
  return (
    <div className="grid min-w-0 content-start gap-8">
      {freeHeldPoints(rows) && (
        <p className="text-muted-foreground text-sm">
          Each gain is for that change alone; it includes points that are held back now.
        </p>
      )}
      {GROUPS.map(({ priority, title }) => (
        <Group
          key={priority}
          reviewId={reviewId}
          title={title}
          rows={numbered.filter((each) => each.priority === priority)}
        />
      ))}
    </div>
  )
}

function Group({ reviewId, title, rows }: { reviewId: string; title: string; rows: readonly NumberedRow[] }) {
  if (rows.length === 0) return null
  const shown = rows.filter(({ verdict }) => verdict === 'has').length
  const practised = rows.filter(({ practice }) => practice?.isCompleted).length
  return (
    <table className="w-full text-left">
      <caption className="pb-2 text-left">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold text-base">{title}</span>
          <span className="text-muted-foreground text-sm tabular-nums">
            {shown} of {rows.length} shown in your CV{practised > 0 && `, ${practised} practised`}
          </span>
        </span>
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Requirement</th>
          <th scope="col">In your CV, and what to do</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <RequirementRow key={row.number} reviewId={reviewId} row={row} />
        ))}
      </tbody>
    </table>
  )
}
