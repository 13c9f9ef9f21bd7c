import Link from 'next/link'
import { BidiText } from '@/components/code-text'
import { ShortDate } from '@/components/local-dates'
import { Disclosure } from '@/components/ui/disclosure'
import { ScoreRing } from '@/components/ui/score-ring'
import { SectionTitle } from '@/components/ui/section-title'
import { kindName } from '@/domain/interview/category-names'
import { isProbe } from '@/domain/interview/follow-up'
import { roleName } from '@/domain/interview/roles'
import { paths } from '@/lib/paths'
import type { SharedResultDto } from '@/schemas/mentor'
import { SharedQuestion } from './shared-question'

/** A result as it is seen through a mentor link: the answers in full, with comments below each. */
export function SharedResultScreen({ token, result }: { token: string; result: SharedResultDto }) {
  const numbered = result.questions.map((question, index) => ({ number: index + 1, question }))
  const answered = numbered.filter(({ question }) => question.answer !== null)
  // As the results do, counts the questions that are scored.
  const scored = numbered.filter(({ question }) => !isProbe(question.id))
  const unanswered = scored.filter(({ question }) => question.answer === null)
  const link = { token, id: result.linkId, firstName: result.firstName }
  return (
    <div className="container-page grid gap-10 py-8 sm:gap-14 sm:py-12">
      <SharedHeader result={result} count={`${scored.length - unanswered.length} of ${scored.length}`} />
      <section aria-labelledby="answers" className="grid gap-8">
        <SectionTitle id="answers">Questions and answers</SectionTitle>
        <div className="grid gap-10 sm:gap-14">
          {answered.map(({ number, question }) => (
            <SharedQuestion
              key={question.id}
              link={link}
              number={number}
              question={question}
              comments={result.comments.filter(({ questionId }) => questionId === question.id)}
            />
          ))}
        </div>
      </section>
      {unanswered.length > 0 && (
        <Disclosure as="h2" label={`Not answered (${unanswered.length})`}>
          <ul className="grid gap-3">
            {unanswered.map(({ number, question }) => (
              <li key={question.id}>
                {number}. <BidiText text={question.text} />{' '}
                <span className="text-muted-foreground">{kindName(question)}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}

/** @param count of the answered questions, as '3 of 5' */
function SharedHeader({ result, count }: { result: SharedResultDto; count: string }) {
  const { firstName, role, completedAt, score, range, expiresAt } = result
  const who = firstName ?? 'The candidate'
  return (
    <header className="grid gap-6">
      <div className="grid gap-1.5">
        <p className="text-muted-foreground">
          {roleName(role)}
          {completedAt && (
            <>
              , <ShortDate at={completedAt} />
            </>
          )}
        </p>
        <h1 className="text-title">
          {firstName ? (
            <>
              <bdi>{firstName}</bdi>’s practice interview
            </>
          ) : (
            'A practice interview'
          )}
        </h1>
      </div>
      <div className="flex enlarged:flex-col enlarged:items-start items-center gap-5 sm:gap-7">
        {score !== null && <ScoreRing score={score} label="Overall score" caption="out of 100" />}
        <div className="grid min-w-0 gap-2">
          {score === null && <p className="font-semibold">The answers are being scored again.</p>}
          {range && (
            <p className="font-semibold text-lead tabular-nums">
              Likely {range.low}–{range.high}
            </p>
          )}
          <p className="text-muted-foreground">{count} questions answered</p>
          <p className="text-muted-foreground text-sm">
            <Link
              href={paths.howWeScore}
              className="inline-flex items-center underline underline-offset-4 pointer-coarse:min-h-11"
            >
              How we score
            </Link>
          </p>
        </div>
      </div>
      <p className="max-w-[62ch] text-lead">
        <bdi>{who}</bdi> would like your view as a mentor. Comment on any answer: you need no account, and only{' '}
        <bdi>{firstName ?? 'the candidate'}</bdi> and people who have this link can read what you write.
      </p>
      <p className="text-muted-foreground text-sm">
        This page works until <ShortDate at={expiresAt} />.
      </p>
    </header>
  )
}
