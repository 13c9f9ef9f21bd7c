'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { readStored, writeStored } from '@/lib/browser-storage'
import type { QuestionDto } from '@/schemas/interview'
import { useLiveHelpBody } from './use-live-help-body'

const KEY = 'greenroom:live-help'

/** As high as what comes, so that the buttons below stay where they are. */
const HEIGHTS = {
  story: 'min-h-67 min-[24rem]:min-h-62 sm:min-h-35',
  explanation: 'min-h-57 min-[24rem]:min-h-52 sm:min-h-27',
}

type LiveHelpProps = { question: QuestionDto; text: string }

/** What the answer shows so far. Can be read at any time, but is never announced: it would talk over the writing. */
export function LiveHelp({ question, text }: LiveHelpProps) {
  const [isOn, setOn] = useState(() => readStored(KEY) !== false)
  const { Body, hasFailed } = useLiveHelpBody(isOn)
  const toggle = () => {
    writeStored(KEY, !isOn)
    setOn(!isOn)
  }
  return (
    <section aria-labelledby="live-help" className="grid gap-2.5">
      <div className="flex items-center justify-between gap-3">
        <h2 id="live-help" className="font-sans font-semibold text-sm">
          Seen so far
        </h2>
        <Button variant="link" size="sm" onClick={toggle}>
          {isOn ? 'Turn off' : 'Turn on'}
          <span className="sr-only"> live help</span>
        </Button>
      </div>
      {isOn && !hasFailed && (
        <div className={HEIGHTS[question.category === 'technical' ? 'explanation' : 'story']}>
          {Body && <Body question={question} text={text} />}
        </div>
      )}
      {isOn && hasFailed && (
        <p className="text-muted-foreground text-sm">
          This could not be loaded and is tried again when you are back online. Your answer is not affected.
        </p>
      )}
    </section>
  )
}
