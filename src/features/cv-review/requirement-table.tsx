import type { ReactNode } from 'react'
import { freeHeldPoints } from '@/domain/cv-review/gains'
import type { CvAnalysisDto } from '@/schemas/cv-review'
import { trpc } from '@/trpc/client'
import { OwnLine } from './own-line'
import { type NumberedRow, RequirementRow } from './requirement-row'
import { type ReviewedTexts, useImprovedVersion } from './use-improved-version'

const GROUPS = [
  { priority: 'required', title: 'Required' },
  { priority: 'wished', title: 'Nice to have' },
  { priority: 'mentioned', title: 'Mentioned' },
] as const

/** The requirements of the advert, their evidence in the CV, their points, and the suggested wording. */
type Props = { review: ReviewedTexts } & Pick<CvAnalysisDto, 'rows' | 'latestLines'>

export function RequirementTable({ review, rows, latestLines }: Props) {
  const reviewId = review.id
  const improved = useImprovedVersion(review)
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
          ownLine={(row) => <OwnLine reviewId={reviewId} row={row} latestLines={latestLines} improved={improved} />}
        />
      ))}
    </div>
  )
}

type GroupProps = {
  reviewId: string
  title: string
  rows: readonly NumberedRow[]
  /** The form for a line that shows a requirement. */
  ownLine: (row: NumberedRow) => ReactNode
}

function Group({ reviewId, title, rows, ownLine }: GroupProps) {
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
          <RequirementRow key={row.number} reviewId={reviewId} row={row}>
            {row.takesLine && ownLine(row)}
          </RequirementRow>
        ))}
      </tbody>
    </table>
  )
}
