import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { isAnswered } from '@/domain/interview/answers'
import { TEXT_LIMITS } from '@/domain/limits/text-limits'
import { SendFailure } from '@/features/shared/failure'
import { useUser } from '@/features/shared/session'
import { keptNote, onSendKeys, useDraftText } from '@/features/shared/use-draft-text'
import { draftKeys } from '@/lib/draft-text'
import type { ReviewCardDto, ReviewedCardDto, SittingDto } from '@/schemas/review'
import { trpc } from '@/trpc/client'

type CardFormProps = { card: ReviewCardDto; onAnswered: (result: ReviewedCardDto) => void }

/** The answer to the question of a card; the text is stored in the browser until the server has it. */
export function CardForm({ card: { id }, onAnswered }: CardFormProps) {
  const user = useUser()
  const utils = trpc.useUtils()
  const { text, isKept, write, forget } = useDraftText(draftKeys.reviewCard(id), { isDrawnByServer: true })
  const answer = trpc.review.answer.useMutation({
    onSuccess: (result) => {
      forget()
      // The current sitting keeps its own cards; the cache gets the remaining ones for the next visit.
      utils.review.sitting.setData({ userId: user.id }, (known) => known && withoutAnswered(known, result))
      onAnswered(result)
    },
  })
  const canSend = isAnswered(text) && text.length <= TEXT_LIMITS.answer
  const send = () => {
    if (canSend && !answer.isPending) answer.mutate({ id, text })
  }
  return (
    <div className="grid gap-4">
      <Field label="Your answer" hint={hintOf(text, isKept)}>
        <Textarea
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onSendKeys(send)}
          readOnly={answer.isPending}
          placeholder="Answer as you would say it in the interview."
          className="field-sizing-content min-h-40 text-[1.0625rem]/[inherit]"
        />
      </Field>
      {answer.error && <SendFailure error={answer.error} title="Your answer was not sent" />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="lg" pending={answer.isPending} disabled={!canSend} onClick={send}>
          Check my answer
        </Button>
        <p className="hidden text-muted-foreground text-sm pointer-fine:block">Press Ctrl or ⌘ and Enter to send it.</p>
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
  if (text.length > TEXT_LIMITS.answer) return 'This is too long to be sent: shorten it.'
  if (text === '') return 'Two sentences or more.'
  return keptNote(isKept)
}
