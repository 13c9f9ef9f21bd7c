import { familyExamples, type EveryoneQuestion as Question, questionBlocks } from './everyone-parts'
import { GuideBody } from './guide-body'

/** One of the questions for all roles: how to answer it, collapsed examples, and why they work. */
export function EveryoneQuestion({ question }: { question: Question }) {
  const examples = familyExamples(question.modelAnswers)
  return (
    <div className="grid gap-5 text-[1.0625rem] leading-[1.7]">
      <GuideBody blocks={questionBlocks(question)} />
      <p>
        <strong>Examples to learn the shape from, never to copy:</strong>
      </p>
      <details className="rounded-lg border bg-card text-card-foreground">
        <summary className="summary-chevron rounded-lg px-4 py-2 font-semibold hover:bg-muted">
          Examples from {examples.length} fields of work
        </summary>
        <div className="grid gap-4 px-4 pt-2 pb-4">
          {examples.map(({ family, name, text }) => (
            <div key={family} className="grid gap-1">
              <h4 className="font-sans font-semibold text-base">{name}</h4>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </details>
      <p>
        <strong>Why this works:</strong> {question.whyItWorks}
      </p>
    </div>
  )
}
