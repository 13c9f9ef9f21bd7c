'use client'

import { type RefObject, useLayoutEffect } from 'react'
import { Textarea } from '@/components/ui/textarea'

type Props = {
  ref: RefObject<HTMLTextAreaElement | null>
  value: string
  onChange: (value: string) => void
  isReadOnly: boolean
}

/** A text area as high as its text. */
export function AnswerText({ ref, value, onChange, isReadOnly }: Props) {
  // Newer browsers do it in CSS; measuring every text in the others needs the value as it stands.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the value.
  useLayoutEffect(() => {
    const area = ref.current
    if (!area || CSS.supports('field-sizing', 'content')) return
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight}px`
  }, [ref, value])

  return (
    <Textarea
      ref={ref}
      id="answer"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      readOnly={isReadOnly}
      aria-describedby="answer-words answer-length"
      placeholder="Answer as you would say it in the interview."
      className="field-sizing-content min-h-36 resize-none rounded-none border-0 bg-transparent px-4 py-3 text-[1.0625rem] focus-visible:outline-none sm:px-5  sm:tall:min-h-40 lg:tall:min-h-64"
    />
  )
}
