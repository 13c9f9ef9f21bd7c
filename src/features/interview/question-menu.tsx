import { clsx } from 'clsx'
import { BidiText } from '@/components/code-text'
import type { MenuProps } from '@/components/ui/deferred-menu'
import { Menu, MenuRadioGroup, MenuRadioItem } from '@/components/ui/dropdown-menu'
import { isAnsweredAt } from '@/domain/interview/session'
import { useInterviewSession, usePosition, useSessionState } from './interview-session-context'

export function QuestionMenu(menu: MenuProps) {
  const { interview, goTo } = useInterviewSession()
  const { index } = usePosition()
  return (
    <Menu
      {...menu}
      className="w-[min(30rem,calc(100vw-1.5rem))]"
      onCloseAutoFocus={(event) => {
        // The selected question gets the focus, not the trigger.
        event.preventDefault()
        document.getElementById('question')?.focus({ preventScroll: true })
      }}
    >
      <MenuRadioGroup value={String(index)} onValueChange={(at) => goTo(Number(at))}>
        {interview.questions.map(({ id, text }, at) => (
          <MenuRadioItem key={id} value={String(at)} className="items-baseline">
            <Standing questionId={id} />
            <span className="w-6 shrink-0 text-right tabular-nums">{at + 1}.</span>
            <BidiText text={text} className="min-w-0 flex-1 truncate font-normal" />
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  )
}

function Standing({ questionId }: { questionId: string }) {
  const isAnswered = useSessionState(({ session }) => isAnsweredAt(session, questionId))
  return (
    <span className="flex shrink-0 items-center gap-2 font-normal text-sm sm:w-20">
      <span
        aria-hidden
        className={clsx(
          'size-2.5 shrink-0 rounded-full border-2',
          isAnswered ? 'meaning-fill border-primary bg-primary' : 'border-input',
        )}
      />
      <span className="max-sm:sr-only">{isAnswered ? 'Answered' : 'Open'}</span>
    </span>
  )
}
