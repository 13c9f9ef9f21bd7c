import { Alert } from '@/components/ui/alert'
import type { CvReviewDto } from '@/schemas/cv-review'

type Failure = NonNullable<CvReviewDto['wording']['failure']>

/** What went wrong, as the person who waits may know it; the log has the rest. */
const TITLES: Readonly<Record<Failure, string>> = {
  unreachable: 'The AI service could not be reached',
  'too-slow': 'The AI service took too long',
  unavailable: 'The AI service is not available right now',
  declined: 'The AI service declined to word this review',
  unusable: 'What the AI service wrote could not be used',
}

/** Says who wrote the words: a model that was checked, or rules that stood in for one; nothing where none is set up. */
export function WordingNote({ wording: { overall, failure } }: Pick<CvReviewDto, 'wording'>) {
  if (failure !== null) {
    return (
      <Alert title={TITLES[failure]}>
        Greenroom's own rules wrote the overall assessment instead. The score is theirs in any case.
      </Alert>
    )
  }
  if (overall === 'rules') return null
  return (
    <p className="max-w-[62ch] text-muted-foreground text-sm">
      An AI model worded the overall assessment and the suggested lines. Each number, name and quotation in them was
      checked against your texts. The score and all findings come from Greenroom's own rules.
    </p>
  )
}
