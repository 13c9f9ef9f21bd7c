import { type FormEvent, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { isAnswered } from '@/domain/interview/answers'
import type { StoryDto } from '@/schemas/story'
import { trpc } from '@/trpc/client'
import { errorMessage } from '@/trpc/errors'
import { useUser } from '@/trpc/session'
import { storyAnchor } from './story-anchor'

/** Which of the stories fit a question that somebody may ask. */
export function FittingForm({ stories }: { stories: readonly StoryDto[] }) {
  const { id: userId } = useUser()
  const [question, setQuestion] = useState('')
  const fitting = trpc.story.fitting.useMutation()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isAnswered(question) && !fitting.isPending) fitting.mutate({ userId, question })
  }
  const fits = fitting.data?.flatMap(({ id }) => stories.find((story) => story.id === id) ?? [])
  return (
    <section
      aria-labelledby="fitting"
      className="grid gap-4 rounded-xl border bg-card p-5 text-card-foreground sm:p-6 print:hidden"
    >
      <h2 id="fitting" className="text-heading">
        Which story fits?
      </h2>
      <form onSubmit={submit} className="flex flex-col gap-3 sm:flex-row sm:items-end">
        <Field label="A question that you may be asked" className="grow">
          <Input
            value={question}
            maxLength={1000}
            onChange={(event) => setQuestion(event.target.value)}
            placeholder="Tell me about a time you …"
          />
        </Field>
        <Button type="submit" pending={fitting.isPending} className="h-11">
          Find a story
        </Button>
      </form>
      {fitting.error && (
        <Alert live variant="destructive" title="No story could be looked for">
          {errorMessage(fitting.error, 'There was no answer from the server. Check your connection and try again.')}
        </Alert>
      )}
      <div role="status" className="grid gap-2 empty:hidden">
        {fits?.length === 0 && <p>None of your stories shares a telling word with this question.</p>}
        {fits && fits.length > 0 && (
          <>
            <ol className="grid list-decimal gap-1.5 pl-6">
              {fits.map(({ id, questionId, question: told }) => (
                <li key={id}>
                  <a href={`#${storyAnchor(questionId)}`} className="underline underline-offset-4">
                    {told}
                  </a>
                </li>
              ))}
            </ol>
            <p className="text-muted-foreground text-sm">By the words that they share with it; you know better.</p>
          </>
        )}
      </div>
    </section>
  )
}
