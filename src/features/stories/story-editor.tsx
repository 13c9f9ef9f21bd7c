import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { isAnswered } from '@/domain/interview/answers'
import { cleanText } from '@/domain/interview/clean-text'
import { readStoryDraft, writeStoryDraft } from '@/lib/story-storage'
import type { StoryDto } from '@/schemas/story'
import { LIMITS } from '@/schemas/text'
import { trpc } from '@/trpc/client'
import { errorMessage } from '@/trpc/errors'
import { useUser } from '@/trpc/session'

type StoryEditorProps = { story: StoryDto; onClose: () => void }

/** Where a kept story is rewritten; the interview it came from stays as it is. */
export function StoryEditor({ story: { id, text: saved }, onClose }: StoryEditorProps) {
  const { id: userId } = useUser()
  const utils = trpc.useUtils()
  const [text, setText] = useState(() => readStoryDraft(id) || saved)
  const edit = trpc.story.edit.useMutation({
    onSuccess: (bank) => {
      writeStoryDraft(id, '')
      utils.story.list.setData({ userId }, bank)
      onClose()
    },
  })
  const write = (next: string) => {
    const clean = cleanText(next)
    setText(clean)
    writeStoryDraft(id, clean === saved ? '' : clean)
  }
  const cancel = () => {
    writeStoryDraft(id, '')
    onClose()
  }
  const canSave = isAnswered(text) && text.length <= LIMITS.answer
  return (
    <div className="grid max-w-[46rem] gap-3 print:hidden">
      <Field label="Your story" hint="What you change here changes no interview.">
        <Textarea
          value={text}
          onChange={(event) => write(event.target.value)}
          readOnly={edit.isPending}
          className="field-sizing-content min-h-48"
        />
      </Field>
      {edit.error && (
        <Alert live variant="destructive" title="Your story was not saved">
          {errorMessage(edit.error, 'There was no answer from the server. Check your connection and save again.')} Your
          text is kept.
        </Alert>
      )}
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
