'use client'

import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { canRecogniseSpeech, canSpeak } from './speech-support'
import { type Microphone, useMicrophone } from './use-microphone'

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

/** Tells what works of all that a spoken answer needs, with the way out where something does not. */
export const MicrophoneDialog = ({ open, onOpenChange }: Props) => (
  <Dialog open={open} onOpenChange={onOpenChange}>
    <DialogContent>
      <div className="grid gap-2">
        <DialogTitle>Check your microphone</DialogTitle>
        <DialogDescription>Say a few words. What you say here is not recorded and goes nowhere.</DialogDescription>
      </div>
      {open && <Checks onDone={() => onOpenChange(false)} />}
    </DialogContent>
  </Dialog>
)

function Checks({ onDone }: { onDone: () => void }) {
  const { state, level, retry } = useMicrophone()
  return (
    <>
      <ul className="grid gap-4">
        <Check state={STATES[state.name]} title="Microphone">
          {sentenceOf(state)}
          {state.name !== 'failed' && (
            <meter
              aria-label="How loud you are"
              min={0}
              max={1}
              value={level}
              className="mt-2 block h-3 w-full max-w-64"
            />
          )}
        </Check>
        <Check state={canRecogniseSpeech() ? 'good' : 'bad'} title="Speech to text">
          {canRecogniseSpeech()
            ? 'Your browser can turn speech into text.'
            : 'Your browser cannot turn speech into text. Chrome, Edge and Safari can; here you can type your answers.'}
        </Check>
        <Check state={canSpeak() ? 'good' : 'bad'} title="Reading questions aloud">
          {canSpeak() ? 'Your browser can read questions aloud.' : 'Your browser has no voice to read questions aloud.'}
        </Check>
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onDone}>Done</Button>
        {state.name === 'failed' && (
          <Button variant="outline" onClick={retry}>
            Try again
          </Button>
        )}
      </div>
    </>
  )
}

const STATES = { asking: 'open', quiet: 'open', heard: 'good', failed: 'bad' } as const

function sentenceOf(state: Microphone): string {
  if (state.name === 'asking') return 'Your browser may ask whether the microphone may be used. Allow it.'
  if (state.name === 'quiet') return 'The microphone is on. Nothing was heard yet.'
  return state.name === 'heard' ? 'You can be heard.' : state.sentence
}

type CheckProps = { state: 'good' | 'bad' | 'open'; title: string; children: ReactNode }

function Check({ state, title, children }: CheckProps) {
  const Icon = { good: CircleCheck, bad: CircleAlert, open: LoaderCircle }[state]
  const colour = { good: 'text-success', bad: 'text-warning', open: 'text-muted-foreground' }[state]
  return (
    <li className="grid grid-cols-[1.5rem_1fr] gap-x-3">
      <Icon aria-hidden className={`mt-0.5 size-5 ${colour}`} />
      <div role={title === 'Microphone' ? 'status' : undefined}>
        <p className="font-semibold">{title}</p>
        <div className="text-muted-foreground text-sm">{children}</div>
      </div>
    </li>
  )
}
