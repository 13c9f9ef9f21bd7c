import Link from 'next/link'
import { ShortDate } from '@/components/local-dates'
import { SectionTitle } from '@/components/ui/section-title'
import { paths } from '@/lib/paths'
import type { CvReviewDto, CvVersionDto } from '@/schemas/cv-review'

/** The score of each review of this job, with the changes to the CV; renders nothing if there is only one. */
export function VersionHistory({ reviewId, versions }: { reviewId: string; versions: CvReviewDto['versions'] }) {
  if (versions.length < 2) return null
  return (
    <section aria-labelledby="versions" className="grid gap-4">
      <div className="grid gap-1.5">
        <SectionTitle id="versions">Your CV for this job, version by version</SectionTitle>
        <p className="max-w-[62ch] text-muted-foreground">
          Every review for this job description, oldest first. Reviews of the same text share a version.
        </p>
      </div>
      <ol className="grid max-w-2xl">
        {versions.map((each, index) => (
          <li key={each.id} className="border-t first:border-t-0">
            <Version version={each} before={versions[index - 1]} isShown={each.id === reviewId} />
          </li>
        ))}
      </ol>
    </section>
  )
}

type VersionProps = { version: CvVersionDto; before: CvVersionDto | undefined; isShown: boolean }

function Version({ version: { id, version, score, createdAt, added, removed }, before, isShown }: VersionProps) {
  const name = `Version ${version}`
  return (
    <div className="flex min-h-14 items-center gap-4 py-2.5">
      <span className="grid min-w-0 flex-1">
        {isShown ? (
          <span aria-current="true" className="font-semibold">
            {name} (this one)
          </span>
        ) : (
          <Link href={paths.cvReviewResults(id)} className="w-fit font-medium underline-offset-4 hover:underline">
            {name}
          </Link>
        )}
        <span className="text-muted-foreground text-sm">
          <ShortDate at={createdAt} />
          {before && `, ${changeOf(added, removed)}`}
        </span>
      </span>
      {before && <Change points={score - before.score} />}
      <span className="font-display font-semibold text-xl tabular-nums">
        {score}
        <span className="text-[0.65em]">%</span>
      </span>
    </div>
  )
}

const lines = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`

function changeOf(added: number, removed: number): string {
  if (added === 0 && removed === 0) return 'nothing changed'
  return [added > 0 && `${lines(added)} added`, removed > 0 && `${lines(removed)} removed`].filter(Boolean).join(', ')
}

function Change({ points }: { points: number }) {
  if (points === 0) return <span className="text-muted-foreground text-sm">no change</span>
  return (
    <span className={points > 0 ? 'font-semibold text-sm text-success' : 'font-semibold text-sm text-warning'}>
      <span aria-hidden>{points > 0 ? `+${points}` : `−${-points}`}</span>
      <span className="sr-only">
        {points > 0 ? `${points} points more` : `${-points} points less`} than the review before
      </span>
    </span>
  )
}
