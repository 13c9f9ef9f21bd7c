import { type KeyboardEvent, useEffect, useState } from 'react'
import { useAuthDialog } from '@/components/auth-dialog-context'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { isAnswered } from '@/domain/interview/answers'
import { cleanText } from '@/domain/interview/clean-text'
import { readReviewDraft, writeReviewDraft } from '@/lib/review-storage'
import type { ReviewCardDto, ReviewedCardDto, SittingDto } from '@/schemas/review'
import { LIMITS } from '@/schemas/text'
import { trpc } from '@/trpc/client'
import { errorCode, errorMessage } from '@/trpc/errors'
import { useUser } from '@/trpc/session'

type CardFormProps = { card: ReviewCardDto; onAnswered: (result: ReviewedCardDto) => void }

/** Where the question of a card is answered; what is typed is kept in the browser until the server has it. */
export function CardForm({ card: { id }, onAnswered }: CardFormProps) {
  const user = useUser()
  const utils = trpc.useUtils()
  const [text, setText] = useState('')
  const [isKept, setKept] = useState(true)
  // After the page is there: the server knows nothing of what this browser keeps.
  useEffect(() => setText((typed) => (typed === '' ? readReviewDraft(id) : typed)), [id])
  const write = (next: string) => {
    const clean = cleanText(next)
    setText(clean)
    setKept(writeReviewDraft(id, clean))
  }
  const answer = trpc.review.answer.useMutation({
    onSuccess: (result) => {
      writeReviewDraft(id, '')
      // This sitting goes on with its own questions; whoever comes back finds what is left.
      utils.review.sitting.setData({ userId: user.id }, (known) => known && withoutAnswered(known, result))
      onAnswered(result)
    },
  })
  const canSend = isAnswered(text) && text.length <= LIMITS.answer
  const send = () => {
    if (canSend && !answer.isPending) answer.mutate({ id, text })
  }
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    send()
  }
  return (
    <div className="grid gap-4">
      <Field label="Your answer" hint={hintOf(text, isKept)}>
        <Textarea
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={sendByKey}
          readOnly={answer.isPending}
          placeholder="Answer as you would say it in the interview, in two sentences or more."
          className="field-sizing-content min-h-40 text-[1.0625rem]"
        />
      </Field>
      {answer.error && <AnswerProblem error={answer.error} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="lg" pending={answer.isPending} disabled={!canSend} onClick={send}>
          Check my answer
        </Button>
        <p className="hidden text-muted-foreground text-sm pointer-fine:block">Ctrl or ⌘ and Enter sends it.</p>
      </div>
    </div>
  )
}

const withoutAnswered = (sitting: SittingDto, { id, alsoMet }: ReviewedCardDto): SittingDto => ({
  ...sitting,
  cards: sitting.cards.filter((card) => card.id !== id),
  dueCount: Math.max(0, sitting.dueCount - 1 - alsoMet.length),
  laterCount: sitting.laterCount + 1 + alsoMet.length,
})

function hintOf(text: string, isKept: boolean): string {
  if (text.length > LIMITS.answer) return 'This is too long to be sent: shorten it.'
  if (text === '') return 'Two sentences or more.'
  return isKept
    ? 'Kept on this device until it is sent.'
    : 'This browser cannot keep your text: send it before you leave this page.'
}

function AnswerProblem({ error }: { error: unknown }) {
  const { open } = useAuthDialog()
  if (errorCode(error) === 'UNAUTHORIZED') {
    return (
      <Alert
        live
        variant="destructive"
        title="Your session has ended"
        action={
          <Button size="sm" onClick={() => open('sign-in', { stay: true })}>
            Sign In
          </Button>
        }
      >
        Sign in again, then send it. Your text is kept.
      </Alert>
    )
  }
  return (
    <Alert live variant="destructive" title="Your answer was not taken">
      {errorMessage(error, 'There was no answer from the server. Check your connection and send it again.')} Your text
      is kept.
    </Alert>
  )
}
