import { BidiText } from '@/components/code-text'
import { MentorComments } from './mentor-comments'
import type { AskedProbe } from './reviewed'

/** The question about the candidate's own words, with the reply and what to look for in it. */
export const ProbeReview = ({
  probe: { number, question, answer },
  isOpen,
}: {
  probe: AskedProbe
  isOpen: boolean
}) => (
  <section className="mt-8 grid gap-4 border-t pt-6 sm:mt-10 sm:pt-8 print:block print:space-y-4">
    <div className="grid gap-2">
      <h4 className="text-heading">{number}. What your answer made us ask</h4>
      <p className="max-w-[65ch] font-semibold">
        <BidiText text={question.text} />
      </p>
    </div>
    <p dir="auto" className="max-w-[65ch] whitespace-pre-line wrap-anywhere">
      {answer?.text ?? 'You did not answer this question.'}
    </p>
    <div className="grid max-w-[65ch] gap-2 text-muted-foreground">
      <p>Not scored: only a person can tell whether a reply to this convinces. Compare yours with this:</p>
      <ul className="ml-5 grid list-disc gap-1">
        {question.points?.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
    <MentorComments questionId={question.id} isOpen={isOpen} />
  </section>
)
