import { CodeText } from '@/components/code-text'
import { SectionTitle } from '@/components/ui/section-title'
import { NEEDS_WORK_BELOW } from '@/domain/interview/bands'
import { COMPETENCY_NAMES } from '@/domain/stories/competencies'
import { paths, storyAnchor } from '@/lib/paths'
import type { StoryBankDto } from '@/schemas/story'

export function Coverage({ bank: { stories, minimum, gaps } }: { bank: StoryBankDto }) {
  const few = minimum.flatMap((id) => stories.find((story) => story.id === id) ?? [])
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <section aria-labelledby="minimum" className="grid content-start gap-3">
        <SectionTitle id="minimum">Prepare these first</SectionTitle>
        <p className="text-muted-foreground">Up to five stories that together show the most of what is asked for.</p>
        <ol className="grid list-decimal gap-2.5 pl-6 marker:font-semibold">
          {few.map(({ id, questionId, interviewId, number, question, competencies, score }) => (
            <li key={id}>
              <a href={`#${storyAnchor(questionId)}`} className="underline underline-offset-4">
                <bdi>
                  <CodeText text={question} />
                </bdi>
              </a>
              <span className="block text-muted-foreground text-sm">
                {competencies.map((competency) => COMPETENCY_NAMES[competency]).join(' · ')}
                {score < NEEDS_WORK_BELOW && (
                  <>
                    {competencies.length > 0 && '. '}Still weak.{' '}
                    <a
                      href={number === null ? paths.results(interviewId) : paths.answerAgain(interviewId, number)}
                      aria-label={`Answer it again: ${question}`}
                      className="underline underline-offset-4 print:hidden"
                    >
                      Answer it again
                    </a>
                  </>
                )}
              </span>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="gaps" className="grid content-start gap-3">
        <SectionTitle id="gaps">{gaps.length > 0 ? 'No story yet for' : 'Nothing is missing'}</SectionTitle>
        {gaps.length > 0 ? (
          <ul className="flex flex-wrap gap-2">
            {gaps.map((gap) => (
              <li key={gap} className="rounded-md border border-input border-dashed px-2.5 py-1 text-sm">
                {COMPETENCY_NAMES[gap]}
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-muted-foreground">You have a story for everything that interviewers ask about.</p>
        )}
      </section>
    </div>
  )
}
