import { clsx } from 'clsx'
import { Check, Minus } from 'lucide-react'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import {
  type LiveHelp,
  nextPrompt,
  readLive,
  type SeenDetail,
  type SeenPart,
  shareInWords,
} from '@/domain/interview/live-help'
import type { QuestionDto } from '@/schemas/interview'
import { whenIdle } from './when-idle'

export type LiveHelpBodyProps = {
  question: QuestionDto
  text: string
  /** Shows one prompt in place of the lists. */
  isOneThing: boolean
}

/** Parts and details found in the answer. In a separate chunk, because it includes the evaluator's patterns. */
export function LiveHelpBody({ question, text, isOneThing }: LiveHelpBodyProps) {
  const help = useLiveReading(question, text)
  return isOneThing ? <OnePrompt help={help} /> : <EveryFinding help={help} question={question} />
}

const OnePrompt = ({ help }: { help: LiveHelp }) => (
  <div className="grid animate-fade-in gap-2">
    <p>{nextPrompt(help) ?? 'Nothing more is looked for here. Read it once, and go on.'}</p>
    <p className="text-muted-foreground text-sm leading-snug">{HOW_FOUND}</p>
  </div>
)

const HOW_FOUND = 'Found on this device by simple patterns, which can miss what you said. It is not a score.'

function EveryFinding({ help: { parts, details }, question }: { help: LiveHelp; question: QuestionDto }) {
  return (
    <div className="grid animate-fade-in gap-3.5">
      <ul aria-label="Parts of the answer" className="grid grid-cols-2 gap-x-5 gap-y-2.5 sm:flex sm:*:flex-1">
        {parts.map((part) => (
          <Part key={part.label} part={part} />
        ))}
      </ul>
      <ul aria-label="Details" className="grid grid-cols-2 gap-x-5 gap-y-2.5 sm:flex sm:*:flex-1">
        {details.map((detail) => (
          <Detail key={detail.label} detail={detail} />
        ))}
      </ul>
      <p className="text-muted-foreground text-sm leading-snug">
        {question.category === 'behavioral' && 'The bars show how much of your answer each part takes. '}
        {HOW_FOUND}
      </p>
    </div>
  )
}

const Part = ({ part: { label, isSeen, share } }: { part: SeenPart }) => (
  <li className="grid min-w-0 content-start gap-1.5">
    {share !== null && (
      <span aria-hidden className="block h-1 overflow-hidden rounded-full bg-foreground/8">
        <span
          className="meaning-fill block h-full rounded-full bg-primary/70 transition-[width] duration-(--duration-slow)"
          style={{ width: `${100 * share}%` }}
        />
      </span>
    )}
    <Sign label={label} isSeen={isSeen}>
      {isSeen && share !== null && <span className="sr-only">, {shareInWords(share)}</span>}
    </Sign>
  </li>
)

const Detail = ({ detail: { label, isSeen, quote } }: { detail: SeenDetail }) => (
  <li className="grid min-w-0 content-start">
    <Sign label={label} isSeen={isSeen} />
    <span className="block min-h-5 truncate pl-5.5 text-muted-foreground text-sm">
      {quote !== null && <bdi>“{quote}”</bdi>}
    </span>
  </li>
)

function Sign({ label, isSeen, children }: { label: string; isSeen: boolean; children?: ReactNode }) {
  const Icon = isSeen ? Check : Minus
  return (
    <span className={clsx('flex items-center gap-1.5 text-sm', isSeen ? 'text-foreground' : 'text-muted-foreground')}>
      <Icon aria-hidden strokeWidth={2.5} className={clsx('size-4 shrink-0', isSeen && 'text-success')} />
      {label}
      <span className="sr-only">{isSeen ? ': found' : ': not found yet'}</span>
      {children}
    </span>
  )
}

/** Debounce in milliseconds before the answer is analysed again. */
const PAUSE = 600

/** The parts and details of the answer, analysed in pauses of typing. */
function useLiveReading(question: QuestionDto, text: string): LiveHelp {
  const [reading, setReading] = useState(() => ({ text, help: readLive(question, text) }))

  useEffect(() => {
    if (text === reading.text) return
    let cancel = () => {}
    const timer = setTimeout(() => {
      cancel = whenIdle(() => startTransition(() => setReading({ text, help: readLive(question, text) })))
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      cancel()
    }
  }, [question, text, reading.text])

  return reading.help
}
