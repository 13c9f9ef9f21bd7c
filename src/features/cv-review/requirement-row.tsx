import { Check, CircleDashed, Minus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { notifyFailure } from '@/features/shared/failure'
import { paths } from '@/lib/paths'
import type { CvRequirementDto, RequirementPracticeDto } from '@/schemas/cv-review'
import { trpc } from '@/trpc/client'
import { evidenceId, markId } from './marked-cv'
import { practiceName } from './practice-name'

export type NumberedRow = CvRequirementDto & { number: number; practice: RequirementPracticeDto | undefined }

type Props = {
  reviewId: string
  row: NumberedRow
  /** Shown below the advice. */
  children: ReactNode
}

/** One requirement: three cells, stacked on narrow screens. */
export function RequirementRow({ reviewId, row, children }: Props) {
  const { text, line, verdict, quote, advice, canHelp, canPractise, points, max, gain, number, practice } = row
  return (
    <tr className="border-t align-top max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:py-3">
      <th scope="row" className="font-normal sm:w-[34%] sm:py-3 sm:pr-5">
        <span className="grid gap-0.5">
          <span dir="auto" className="wrap-anywhere font-semibold">
            {text}
          </span>
          {!line.startsWith(text) && (
            <span className="line-clamp-3 wrap-anywhere text-muted-foreground text-sm">{line}</span>
          )}
        </span>
      </th>
      <td className="max-sm:col-span-2 max-sm:row-start-2 max-sm:pt-1.5 sm:py-3 sm:pr-5">
        <div className="grid gap-1">
          <span className="flex items-start gap-2 font-medium text-[0.9375rem]">
            <Mark verdict={verdict} isPlain={advice === null} />
            {standingOf(row)}
          </span>
          {quote !== null && (
            <a
              id={evidenceId(number)}
              href={`#${markId(number)}`}
              className={
                'wrap-anywhere text-muted-foreground text-sm underline decoration-dotted underline-offset-3 ' +
                'scroll-mt-24 hover:text-foreground pointer-coarse:-my-1 pointer-coarse:py-3'
              }
            >
              <q dir="auto" className="line-clamp-3 [quotes:'“'_'”']">
                {quote}
              </q>
            </a>
          )}
          {advice !== null && (
            <span className="wrap-anywhere text-sm">
              {canHelp ? advice : <span className="text-muted-foreground">{advice}</span>}
            </span>
          )}
          <div className="flex flex-wrap gap-x-5 empty:hidden">
            {children}
            {practice?.isCompleted ? (
              <PractisedLink practice={practice} />
            ) : (
              canPractise &&
              verdict !== 'has' &&
              row.kind !== 'years' &&
              row.kind !== 'degree' && (
                <PractiseButton reviewId={reviewId} requirement={number} text={text} isBegun={practice !== undefined} />
              )
            )}
          </div>
        </div>
      </td>
      <td className="whitespace-nowrap text-right tabular-nums max-sm:col-start-2 max-sm:row-start-1 sm:py-3">
        <span className="grid justify-items-end">
          <span className="font-display font-semibold">
            {rounded(points)}
            <span className="font-normal text-muted-foreground text-sm"> of {rounded(max)}</span>
          </span>
          {gain > 0 && <span className="font-semibold text-sm text-success">+{rounded(gain)} if shown</span>}
        </span>
      </td>
    </tr>
  )
}

const rounded = (points: number): string => (Math.round(points * 10) / 10).toString()

/** @param isPlain whether the quoted line names what it shows */
function Mark({ verdict, isPlain }: Pick<CvRequirementDto, 'verdict'> & { isPlain: boolean }) {
  if (verdict === 'has') {
    const colour = isPlain ? 'text-success' : 'text-muted-foreground'
    return <Check aria-hidden className={`mt-0.5 size-4.5 shrink-0 ${colour}`} />
  }
  if (verdict === 'no') return <Minus aria-hidden className="mt-0.5 size-4.5 shrink-0 text-destructive" />
  return <CircleDashed aria-hidden className="mt-0.5 size-4.5 shrink-0 text-warning" />
}

function standingOf({ verdict, place, kind, advice }: CvRequirementDto): string {
  if (verdict === 'no') return 'Not found'
  if (kind === 'years' || kind === 'degree') return verdict === 'has' ? 'Shown in your CV' : 'Less than required'
  const where = place === null ? 'in your CV' : PLACE_NAMES[place]
  if (verdict === 'partly') return `Something similar ${where}`
  return advice === null ? `Found ${where}` : `Probably ${where}`
}

type Place = NonNullable<CvRequirementDto['place']>

/** Location of the evidence in the CV, as part of a sentence. */
const PLACE_NAMES: Readonly<Record<Place, string>> = {
  'recent job': 'in your latest job',
  'older job': 'in an older job',
  'skills list': 'in your list of skills',
  education: 'in your education',
  summary: 'in your summary',
  elsewhere: 'in your CV',
}

/** The result of the practice interview on a requirement, where its answers can be given again. */
const PractisedLink = ({ practice: { requirement, interviewId, score } }: { practice: RequirementPracticeDto }) => (
  <ButtonLink href={paths.results(interviewId)} variant="link" size="sm" className="w-fit">
    Practised{score !== null && `: ${score} of 100`}
    <span className="sr-only">, {requirement}</span>
  </ButtonLink>
)

type PractiseButtonProps = { reviewId: string; requirement: number; text: string; isBegun: boolean }

/** Starts a practice interview on a requirement, or continues the one that was started. */
function PractiseButton({ reviewId, requirement, text, isBegun }: PractiseButtonProps) {
  const router = useRouter()
  const { mutate, isPending, isSuccess } = trpc.cvReview.practise.useMutation({
    onSuccess: ({ interviewId, isCompleted }) =>
      router.push(isCompleted ? paths.results(interviewId) : paths.resumeInterview(interviewId)),
    onError: (error) => notifyFailure(error, 'No answer came from the server. Nothing was started.'),
  })
  return (
    <Button
      variant="link"
      size="sm"
      className="w-fit"
      pending={isPending || isSuccess}
      onClick={() => mutate({ id: reviewId, requirement })}
    >
      {isBegun ? 'Go on practising' : 'Practise'}{' '}
      {practiceName(text) ?? <>this{<span className="sr-only">: {text}</span>}</>}
    </Button>
  )
}
