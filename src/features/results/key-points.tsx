import { Check } from 'lucide-react'

type KeyPointsProps = {
  points: readonly string[]
  /** Which of them the answer makes, in the same order; unknown for older readings. */
  covered: readonly boolean[] | undefined
}

/** What a strong answer covers; the points that were made are ticked. */
export function KeyPoints({ points, covered }: KeyPointsProps) {
  if (!covered) {
    return (
      <ul className="grid list-disc gap-2 pl-5 marker:text-warning">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )
  }
  return (
    <ul className="grid gap-2.5">
      {points.map((point, index) => (
        <li key={point} className="grid grid-cols-[1.25rem_1fr] gap-3">
          {covered[index] ? (
            <Check aria-hidden className="mt-0.5 size-5 text-success" />
          ) : (
            <span aria-hidden className="mx-auto mt-2.5 size-1.5 rounded-full bg-warning" />
          )}
          <span className="min-w-0">
            <span className="sr-only">{covered[index] ? 'Made: ' : 'Not made: '}</span>
            {point}
          </span>
        </li>
      ))}
    </ul>
  )
}
