import { CodeText } from '@/components/code-text'
import { MarkNumber } from '@/components/feedback/mark-number'
import { numberedParts } from '@/components/feedback/numbered-parts'
import type { Evaluation } from '@/domain/evaluation/evaluate'
import type { InterviewQuestion } from '@/domain/interview/question'
import { ExampleScore } from './example-score'

export type Example = { question: Pick<InterviewQuestion, 'text' | 'category'>; answer: string; scored: Evaluation }

export function WorkedExample({ example: { question, answer, scored } }: { example: Example }) {
  const parts = numberedParts(answer, scored.evidence)
  return (
    <div className="grid gap-10">
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:gap-12">
        <div className="grid gap-4 rounded-xl border bg-card p-5 text-card-foreground sm:p-7">
          <h3 className="text-heading">
            <CodeText text={question.text} />
          </h3>
          <p className="leading-[1.8]">
            {parts.map(({ start, number, text }) =>
              number === null ? (
                text
              ) : (
                <mark key={start} className="marked bg-transparent">
                  {text}
                  <MarkNumber number={number} />
                </mark>
              ),
            )}
          </p>
        </div>
        <div className="grid gap-3">
          <h3 className="text-heading">1. Find the evidence</h3>
          <p className="text-muted-foreground">
            The question has points that a strong answer makes, with whole sentences in which people make them, and
            others that mistaken candidates say instead. Each is looked for in your words, and so are the parts of a
            story.
          </p>
          <ol className="grid gap-3">
            {parts.flatMap(({ number, text, notes }) =>
              number === null ? (
                []
              ) : (
                <li key={number} className="grid grid-cols-[1.5rem_1fr] gap-2">
                  <span className="font-semibold text-warning tabular-nums">{number}</span>
                  <ul className="grid gap-1">
                    {notes.map(({ quote, note }) => (
                      <li key={`${quote}${note}`}>{`“${quote ?? text}” ${note}`}</li>
                    ))}
                  </ul>
                </li>
              ),
            )}
          </ol>
        </div>
      </div>
      <ExampleScore scored={scored} />
    </div>
  )
}
