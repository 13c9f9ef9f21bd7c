import { useRef } from 'react'
import { BidiText } from '@/components/code-text'
import type { MenuProps } from '@/components/ui/deferred-menu'
import { Menu, MenuRadioGroup, MenuRadioItem } from '@/components/ui/dropdown-menu'
import { isAnsweredAt } from '@/domain/interview/session'
import { useInterviewSession, usePosition, useSessionState } from './interview-session-context'
import { Dot } from './question-dots'

export function QuestionMenu(menu: MenuProps) {
  const { interview, goTo } = useInterviewSession()
  const { index } = usePosition()
  const hasChosen = useRef(false)
  const choose = (at: string) => {
    hasChosen.current = true
    goTo(Number(at))
  }
  return (
    <Menu
      {...menu}
      className="w-[min(30rem,calc(100vw-1.5rem))]"
      onCloseAutoFocus={(event) => {
        // The chosen question gets the focus; without a choice, the button.
        if (!hasChosen.current) return
        hasChosen.current = false
        event.preventDefault()
        document.getElementById('question')?.focus({ preventScroll: true })
      }}
    >
      <MenuRadioGroup value={String(index)} onValueChange={choose}>
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
      <Dot isFilled={isAnswered} className="size-2.5" />
      <span className="max-sm:sr-only">{isAnswered ? 'Answered' : 'Open'}</span>
    </span>
  )
}
