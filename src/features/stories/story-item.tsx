import { useEffect, useRef, useState } from 'react'
import { CodeText } from '@/components/code-text'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { useFocusAfter } from '@/components/ui/use-focus-after'
import { NEEDS_WORK_BELOW, questionLabel } from '@/domain/interview/bands'
import { COMPETENCY_NAMES } from '@/domain/stories/competencies'
import { notifyFailure } from '@/features/shared/failure'
import { useUser } from '@/features/shared/session'
import { storyAnchor } from '@/lib/paths'
import type { StoryBankDto, StoryDto } from '@/schemas/story'
import { trpc } from '@/trpc/client'
import { StoryEditor } from './story-editor'

/** A story with its competencies. A saved one can be edited and removed, any other can be saved. */
export function StoryItem({ story, isInMinimum }: { story: StoryDto; isInMinimum: boolean }) {
  const { questionId, question, text, score, competencies, isKept } = story
  const [isEditing, setEditing] = useState(false)
  const actions = useStoryActions()
  const opener = useFocusAfter(isEditing)
  const heading = useRef<HTMLHeadingElement>(null)
  const wasKept = useRef(isKept)
  useEffect(() => {
    // The button that was pressed is removed, and the story moves in the list.
    if (wasKept.current !== isKept) heading.current?.focus()
    wasKept.current = isKept
  }, [isKept])
  return (
    <li
      id={storyAnchor(questionId)}
      className="grid scroll-mt-4 gap-3 py-6 not-first:border-t print:break-inside-avoid"
    >
      <h3 ref={heading} tabIndex={-1} dir="auto" className="text-heading outline-none">
        <CodeText text={question} />
      </h3>
      <div className="flex flex-wrap items-center gap-2">
        {isInMinimum && <Badge variant="primary">Prepare first</Badge>}
        {score < NEEDS_WORK_BELOW && <Badge variant="warning">{questionLabel(score)}</Badge>}
        {competencies.map((competency) => (
          <Badge key={competency} variant="neutral">
            {COMPETENCY_NAMES[competency]}
          </Badge>
        ))}
        <span className="text-muted-foreground text-sm tabular-nums">
          {isKept ? `Kept; your answer scored ${score}` : `Your best answer, scored ${score}`}
        </span>
      </div>
      {isEditing ? (
        <StoryEditor story={story} onClose={() => setEditing(false)} />
      ) : (
        <>
          <p dir="auto" className="max-w-[70ch] whitespace-pre-line wrap-anywhere leading-[1.7]">
            {text}
          </p>
          <div className="flex flex-wrap gap-2 print:hidden">
            {isKept ? (
              <>
                <Button ref={opener} size="sm" variant="outline" onClick={() => setEditing(true)}>
                  Edit
                </Button>
                <RemoveStory
                  isPending={actions.remove.isPending}
                  onRemove={() => actions.remove.mutate({ id: story.id })}
                />
              </>
            ) : (
              <Button
                size="sm"
                variant="outline"
                pending={actions.keep.isPending}
                onClick={() => actions.keepAnswer(questionId)}
                aria-label={`Keep this story: ${question}`}
              >
                Keep this story
              </Button>
            )}
          </div>
        </>
      )}
    </li>
  )
}

function RemoveStory({ isPending, onRemove }: { isPending: boolean; onRemove: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" variant="ghost">
          Remove
        </Button>
      }
      isOpen={isOpen}
      onOpenChange={setOpen}
      title="Remove this story?"
      description="You will lose your changes to it. The answer it came from stays in its interview."
      action="Remove story"
      isPending={isPending}
      onConfirm={onRemove}
    />
  )
}

/** Saving and removing stories; the cache is updated with the server's response. */
function useStoryActions() {
  const { id: userId } = useUser()
  const utils = trpc.useUtils()
  const handlers = {
    onSuccess: (bank: StoryBankDto) => utils.story.list.setData({ userId }, bank),
    onError: (error: unknown) =>
      notifyFailure(error, 'Nothing was changed because the server does not answer. Please try again.'),
  }
  const keep = trpc.story.keep.useMutation(handlers)
  return {
    keep,
    keepAnswer: (questionId: string) => keep.mutate({ userId, questionId }),
    remove: trpc.story.remove.useMutation(handlers),
  }
}
