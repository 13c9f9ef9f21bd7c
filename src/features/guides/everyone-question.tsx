import { familyExamples, type EveryoneQuestion as Question, questionBlocks } from './everyone-parts'
import { GuideBody } from './guide-body'

/** One of the questions for all roles: how to answer it, collapsed examples, and why they work. */
export function EveryoneQuestion({ question }: { question: Question }) {
  return (
    <div className="grid gap-5 text-[1.0625rem] leading-[1.7]">
      <GuideBody blocks={questionBlocks(question)} />
      <p>
        <strong>Examples to learn the shape from, never to copy:</strong>
      </p>
      <ul className="grid gap-2">
        {familyExamples(question.modelAnswers).map(({ family, name, text }) => (
          <li key={family}>
            <details className="rounded-lg border bg-card text-card-foreground">
              {/* The browser's own disclosure triangle: a library icon would be hydrated, once per example. */}
              <summary className="rounded-lg px-4 py-2 font-semibold hover:bg-muted">Example: {name}</summary>
              <p className="px-4 pt-2 pb-4">{text}</p>
            </details>
          </li>
        ))}
      </ul>
      <p>
        <strong>Why this works:</strong> {question.whyItWorks}
      </p>
    </div>
  )
}
