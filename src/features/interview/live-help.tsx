import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ComponentType, useEffect, useId, useState } from 'react'
import { readStored, writeStored } from '@/lib/browser-storage'
import type { LiveHelpBodyProps } from './live-help-body'
import { whenIdle } from './when-idle'

const KEY = 'greenroom:live-help'

/** Reserves the height of the loaded content, so that the buttons below do not move. */
const HEIGHTS = {
  story: 'min-h-67 min-[24rem]:min-h-62 sm:min-h-35',
  explanation: 'min-h-57 min-[24rem]:min-h-52 sm:min-h-27',
  oneThing: 'min-h-28 sm:min-h-22',
}

/**
 * The parts found in the answer so far. Collapsed until requested; not announced to screen readers, because that would
 * interrupt the writing.
 */
export function LiveHelp({ question, text, isOneThing }: LiveHelpBodyProps) {
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
          {isOneThing ? 'What to say next' : 'Found so far'}
          <ChevronDown
            aria-hidden
            className={clsx('size-5 text-muted-foreground transition-transform', isOn && 'rotate-180')}
          />
        </button>
      </h2>
      <div id={panelId} hidden={!isOn} className="pt-1 pb-3">
        {hasFailed ? (
          <p className="text-muted-foreground text-sm">
            This could not be loaded and is tried again when you are back online. Your answer is not affected.
          </p>
        ) : (
          <div
            className={HEIGHTS[isOneThing ? 'oneThing' : question.category === 'technical' ? 'explanation' : 'story']}
          >
            {Body && isOn && <Body question={question} text={text} isOneThing={isOneThing} />}
          </div>
        )}
      </div>
    </section>
  )
}

// Cached for the next question, whose card is mounted anew.
let loaded: ComponentType<LiveHelpBodyProps> | null = null

/**
 * Loads the body once the browser is idle, and only if it is shown. Without `lazy` or `dynamic`, because a failed
 * import would crash the interview.
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
