import { WEAK_BELOW } from '@/domain/practice-plan/work'
import { COMPETENCY_NAMES } from '@/domain/stories/competencies'
import type { StoryBankDto } from '@/schemas/story'
import { storyAnchor } from './story-anchor'

/** The few stories to know by heart, and what none of them proves. */
export function Coverage({ bank: { stories, minimum, gaps } }: { bank: StoryBankDto }) {
  const few = minimum.flatMap((id) => stories.find((story) => story.id === id) ?? [])
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <section aria-labelledby="minimum" className="grid content-start gap-3">
        <h2 id="minimum" className="text-2xl leading-tight tracking-tight">
          Know these by heart
        </h2>
        <ol className="grid list-decimal gap-2.5 pl-6 marker:font-semibold">
          {few.map(({ id, questionId, question, competencies, score }) => (
            <li key={id}>
              <a href={`#${storyAnchor(questionId)}`} className="underline underline-offset-4">
                {question}
              </a>
              <span className="block text-muted-foreground text-sm">
                {competencies.map((competency) => COMPETENCY_NAMES[competency]).join(' · ')}
                {score < WEAK_BELOW && '. Weak as it is: answer it again first.'}
              </span>
            </li>
          ))}
        </ol>
        <p className="text-muted-foreground text-sm">
          The fewest stories that prove the most, at most five: each time the one that adds most is taken.
        </p>
      </section>
      <section aria-labelledby="gaps" className="grid content-start gap-3">
        <h2 id="gaps" className="text-2xl leading-tight tracking-tight">
          {gaps.length > 0 ? 'No story yet for' : 'Nothing is missing'}
        </h2>
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
