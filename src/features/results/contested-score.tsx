import { KeyPoints } from '@/components/feedback/key-points'
import { likely } from '@/components/feedback/likely'
import { NumberedList } from '@/components/feedback/numbered-list'
import { RangeBar } from '@/components/feedback/range-bar'
import { PointVerdict } from '@/components/point-verdict'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { Spinner } from '@/components/ui/spinner'
import type { ContestedReadingDto } from '@/schemas/contest'
import type { QuestionScoreDto } from '@/schemas/interview'
import { useContests } from './contests-context'

export function ContestedScore({ reading }: { reading: ContestedReadingDto }) {
  const { score, scoreWithout, range, remarks } = reading
  return (
    <section
      aria-label="What you contest"
      className={
        'grid gap-5 rounded-lg border border-l-4 border-l-accent bg-card p-4 text-card-foreground ' +
        'sm:p-5 lg:grid-cols-2 lg:gap-x-10'
      }
    >
      <div className="grid content-start gap-2.5">
        <p role="status" className="font-display font-semibold text-2xl tabular-nums leading-tight tracking-tight">
          {score}
          {scoreWithout !== null && scoreWithout !== score && `, or ${scoreWithout} if you are right`}
        </p>
        <RangeBar score={scoreWithout ?? score} range={range} />
        <p className="text-muted-foreground tabular-nums">
          Likely {range.low}–{range.high}, wider while {remarks.length === 1 ? 'it is' : 'they are'} contested.
        </p>
        <p className="max-w-[62ch] text-muted-foreground text-sm">
          {explanationOf(reading)} The stored score stays {score}, on your dashboard and in your averages too.
        </p>
      </div>
      <SecondOpinion reading={reading} />
    </section>
  )
}

function explanationOf({ score, scoreWithout, remarks }: ContestedReadingDto): string {
  if (scoreWithout === null) {
    return 'We cannot say what the score would be without it, because the answer would have to be read again.'
  }
  if (scoreWithout === score) return 'The score would be the same without it.'
  return remarks.some(({ remark }) => remark.startsWith('point.'))
    ? 'The second score takes it the other way round: a point we missed counts as made, a point we praised as ' +
        'not made. Your reviews leave out a point you contest.'
    : 'The second score takes it the other way round: what we missed counts as said, what we praised as not said.'
}

const READERS = { local: "Greenroom's own rules", llm: 'an AI model' } as const

/** The second opinion on the same answer, or its status. */
function SecondOpinion({ reading }: { reading: ContestedReadingDto }) {
  const { contest } = useContests()
  const { secondOpinion, remarks, evaluator } = reading
  if (secondOpinion === null) {
    return (
      <p className="max-w-[62ch] self-start text-muted-foreground">
        Only one reader is set up here, {READERS[evaluator]}, so there is no second opinion on this answer.
      </p>
    )
  }
  const { status, result, evaluator: other } = secondOpinion
  if (status === 'processing') {
    return (
      <p role="status" className="flex items-center gap-2.5 self-start text-muted-foreground">
        <Spinner />A second reader, {READERS[other]}, is reading this answer. This is free.
      </p>
    )
  }
  if (status === 'failed' || result === null) {
    return (
      <div className="grid content-start justify-items-start gap-2.5">
        <p className="text-muted-foreground">The second reader, {READERS[other]}, could not read this answer.</p>
        <Button variant="outline" size="sm" onClick={() => contest(reading, remarks[0]?.remark ?? '')}>
          Ask the second reader again
        </Button>
      </div>
    )
  }
  return <Opinion reader={READERS[other]} result={result} contested={remarks.map(({ remark }) => remark)} />
}

type OpinionProps = { reader: string; result: QuestionScoreDto; contested: readonly string[] }

function Opinion({ reader, result, contested }: OpinionProps) {
  const { score, range, modelAnswer, points, covered, improvements } = result
  const asked = (points ?? []).flatMap((point, i) => (contested.includes(`point.${i}`) ? [{ ...point, i }] : []))
  return (
    <div className="grid min-w-0 content-start gap-2.5">
      <p className="font-semibold">Second opinion, by {reader}</p>
      <p className="text-muted-foreground tabular-nums">
        <span className="font-display font-semibold text-foreground text-lg">{score}</span>, {likely(range)}
      </p>
      <RangeBar score={score} range={range} />
      {asked.map(({ i, verdict, quote }) => (
        <PointVerdict key={i} point={modelAnswer[i] ?? ''} verdict={verdict} quote={quote} />
      ))}
      <Disclosure label="All that the second reader found">
        <div className="grid gap-4 pt-2">
          <KeyPoints result={{ modelAnswer, points, covered }} />
          {improvements.length > 0 && <NumberedList texts={improvements} />}
        </div>
      </Disclosure>
    </div>
  )
}
