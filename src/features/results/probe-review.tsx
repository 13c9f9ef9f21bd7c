import { BidiText } from '@/components/code-text'
import { MentorComments } from './mentor-comments'
import type { AskedProbe } from './reviewed'

type ProbeProps = { title: string; text: string; reply: string; points: readonly string[] }

/** A question about the candidate's own words, with what to look for in a reply. */
const Probe = ({ title, text, reply, points }: ProbeProps) => (
  <>
    <div className="grid gap-2">
      <h4 className="text-heading">{title}</h4>
      <p className="max-w-[65ch] font-semibold">
        <BidiText text={text} />
      </p>
    </div>
    <p dir="auto" className="wrap-anywhere max-w-[65ch] whitespace-pre-line">
      {reply}
    </p>
    <div className="grid max-w-[65ch] gap-2 text-muted-foreground">
      <p>Not scored: only a person can judge whether a reply to this is convincing. Check whether yours does this:</p>
      <ul className="ml-5 grid list-disc gap-1">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  </>
)

type ProbeReviewProps = {
  /** As it was asked in the interview. */
  asked: AskedProbe | undefined
  /** As it could have been asked. */
  next: Pick<ProbeProps, 'text' | 'points'> | null
  isOpen: boolean
}

export const ProbeReview = ({ asked, next, isOpen }: ProbeReviewProps) => (
  <section className="mt-8 grid gap-4 border-t pt-6 sm:mt-10 sm:pt-8 print:block print:space-y-4">
    {asked ? (
      <>
        <Probe
          title={`${asked.number}. What your answer made us ask`}
          text={asked.question.text}
          reply={asked.answer?.text ?? 'You did not answer this question.'}
          points={asked.question.points ?? []}
        />
        <MentorComments questionId={asked.question.id} isOpen={isOpen} />
      </>
    ) : (
      next && (
        <Probe
          title="What an interviewer could ask next"
          text={next.text}
          reply="Reply aloud, in two or three sentences, facts first."
          points={next.points}
        />
      )
    )}
  </section>
)
