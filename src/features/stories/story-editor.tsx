import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { isAnswered } from '@/domain/interview/answers'
import { TEXT_LIMITS } from '@/domain/limits/text-limits'
import { FailureAlert } from '@/features/shared/failure'
import { useUser } from '@/features/shared/session'
import { useDraftText } from '@/features/shared/use-draft-text'
import { draftKeys } from '@/lib/draft-text'
import type { StoryDto } from '@/schemas/story'
import { trpc } from '@/trpc/client'

/** Edits a saved story; the interview it came from does not change. */
export function StoryEditor({ story: { id, text: saved }, onClose }: { story: StoryDto; onClose: () => void }) {
  const { id: userId } = useUser()
  const utils = trpc.useUtils()
  const { text, write, forget } = useDraftText(draftKeys.story(id), { initial: saved })
  const edit = trpc.story.edit.useMutation({
    onSuccess: (bank) => {
      forget()
      utils.story.list.setData({ userId }, bank)
      onClose()
    },
  })
  const cancel = () => {
    forget()
    onClose()
  }
  const isTooLong = text.length > TEXT_LIMITS.answer
  const canSave = isAnswered(text) && !isTooLong
  return (
    <div className="grid max-w-[46rem] gap-3 print:hidden">
      <Field
        label="Your story"
        hint="Changes you make here do not change any interview."
        error={isTooLong ? 'This is too long to be saved: shorten it.' : undefined}
      >
        <Textarea
          value={text}
          onChange={(event) => write(event.target.value)}
          readOnly={edit.isPending}
          autoFocus
          className="field-sizing-content min-h-48"
        />
      </Field>
      <FailureAlert error={edit.error} title="Your story was not saved">
        Your text is kept.
      </FailureAlert>
      <div className="flex flex-wrap gap-2">
        <Button pending={edit.isPending} disabled={!canSave} onClick={() => edit.mutate({ id, text })}>
          Save
        </Button>
        <Button variant="ghost" disabled={edit.isPending} onClick={cancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
