import { type FormEvent, useRef, useState } from 'react'
import { CodeText } from '@/components/code-text'
import { Button } from '@/components/ui/button'
import { CardTitle } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { isAnswered } from '@/domain/interview/answers'
import { askedCompetencies } from '@/domain/stories/asked-competencies'
import { COMPETENCY_NAMES } from '@/domain/stories/competencies'
import { FailureAlert } from '@/features/shared/failure'
import { useUser } from '@/features/shared/session'
import { storyAnchor } from '@/lib/paths'
import type { StoryBankDto } from '@/schemas/story'
import { trpc } from '@/trpc/client'

export function FittingForm({ stories, gaps }: Pick<StoryBankDto, 'stories' | 'gaps'>) {
  const { id: userId } = useUser()
  const [question, setQuestion] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const fitting = trpc.story.fitting.useMutation()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(!isAnswered(question))
    if (!isAnswered(question)) field.current?.focus()
    else if (!fitting.isPending) fitting.mutate({ userId, question })
  }
  const fits = fitting.data?.flatMap(({ id }) => stories.find((story) => story.id === id) ?? [])
  const untold = fits ? askedCompetencies(fitting.variables?.question ?? '').filter((one) => gaps.includes(one)) : []
  return (
    <section
      aria-labelledby="fitting"
      className="grid gap-4 rounded-xl border bg-card p-5 text-card-foreground sm:p-6 print:hidden"
    >
      <CardTitle id="fitting">Which story fits?</CardTitle>
      <form onSubmit={submit} className="flex flex-col gap-3 sm:flex-row sm:items-start">
        <Field
          label="A question you may be asked"
          className="grow"
          error={isMissing && !isAnswered(question) ? 'Write the question first.' : undefined}
        >
          <Input
            ref={field}
            value={question}
            maxLength={1000}
            onChange={(event) => setQuestion(event.target.value)}
            placeholder="Tell me about a time you …"
          />
        </Field>
        {/* Beside the field: below its label, above its message. */}
        <Button
          type="submit"
          pending={fitting.isPending}
          className="h-11 sm:mt-[calc(0.9375rem*var(--leading-snug)+0.375rem)]"
        >
          Find a story
        </Button>
      </form>
      <FailureAlert error={fitting.error} title="We could not look for a story" />
      <div role="status" className="grid gap-2 empty:hidden">
        {untold.length > 0 && (
          <p className="font-semibold">
            You have no story for {untold.map((one) => COMPETENCY_NAMES[one].toLowerCase()).join(' and ')} yet.
          </p>
        )}
        {fits?.length === 0 && <p>None of your stories has a key word in common with this question.</p>}
        {fits && fits.length > 0 && (
          <>
            <ol className="grid list-decimal gap-1.5 pl-6">
              {fits.map(({ id, questionId, question: told }) => (
                <li key={id}>
                  <a href={`#${storyAnchor(questionId)}`} className="underline underline-offset-4">
                    <CodeText text={told} />
                  </a>
                </li>
              ))}
            </ol>
            <p className="text-muted-foreground text-sm">
              Matched by the words they have in common; you may know better.
            </p>
          </>
        )}
      </div>
    </section>
  )
}
