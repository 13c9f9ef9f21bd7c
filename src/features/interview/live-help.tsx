'use client'

import { ChevronDown } from 'lucide-react'
import { type ComponentType, useEffect, useId, useState } from 'react'
import { readStored, writeStored } from '@/lib/browser-storage'
import { cn } from '@/lib/cn'
import type { QuestionDto } from '@/schemas/interview'
import type { LiveHelpBodyProps } from './live-help-body'
import { whenIdle } from './when-idle'

const KEY = 'greenroom:live-help'

/** As high as what comes, so that the buttons below stay where they are. */
const HEIGHTS = {
  story: 'min-h-67 min-[24rem]:min-h-62 sm:min-h-35',
  explanation: 'min-h-57 min-[24rem]:min-h-52 sm:min-h-27',
}

type LiveHelpProps = { question: QuestionDto; text: string }

/** What the answer shows so far. Folded until it is wanted; never announced, since that would talk over the writing. */
export function LiveHelp({ question, text }: LiveHelpProps) {
  const [isOn, setOn] = useState(() => readStored(KEY) === true)
  const { Body, hasFailed } = useLiveHelpBody(isOn)
  const panelId = useId()
  const toggle = () => {
    writeStored(KEY, !isOn)
    setOn(!isOn)
  }
  return (
    <section aria-labelledby="live-help" className="grid">
      <h2 id="live-help">
        <button
          type="button"
          aria-expanded={isOn}
          aria-controls={panelId}
          onClick={toggle}
          className={
            'flex min-h-11 w-full items-center justify-between gap-3 rounded-md text-left font-sans ' +
            'font-semibold text-sm tracking-normal'
          }
        >
          Found so far
          <ChevronDown
            aria-hidden
            className={cn('size-5 text-muted-foreground transition-transform', isOn && 'rotate-180')}
          />
        </button>
      </h2>
      <div id={panelId} hidden={!isOn} className="pt-1 pb-3">
        {hasFailed ? (
          <p className="text-muted-foreground text-sm">
            This could not be loaded and is tried again when you are back online. Your answer is not affected.
          </p>
        ) : (
          <div className={HEIGHTS[question.category === 'technical' ? 'explanation' : 'story']}>
            {Body && isOn && <Body question={question} text={text} />}
          </div>
        )}
      </div>
    </section>
  )
}

// Kept for the next question, whose card starts anew.
let loaded: ComponentType<LiveHelpBodyProps> | null = null

/**
 * Fetches the reading part once the screen has come to rest, and only while it is wanted. Not with `lazy` or `dynamic`:
 * a failed fetch would take the interview down with it.
 */
function useLiveHelpBody(isWanted: boolean) {
  const [Body, setBody] = useState(() => loaded)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    if (!isWanted || Body) return
    let isCurrent = true
    const load = async () => {
      try {
        const module = await import('./live-help-body')
        loaded = module.LiveHelpBody
        if (!isCurrent) return
        setBody(() => module.LiveHelpBody)
        setFailed(false)
      } catch {
        if (isCurrent) setFailed(true)
      }
    }
    const cancel = whenIdle(load)
    window.addEventListener('online', load)
    return () => {
      isCurrent = false
      cancel()
      window.removeEventListener('online', load)
    }
  }, [isWanted, Body])

  return { Body, hasFailed }
}
