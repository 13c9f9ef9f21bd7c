import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { microphoneSentence } from '@/domain/interview/voice-errors'
import { canRecogniseSpeech, canSpeak } from './speech-support'

/** Checks the requirements for spoken answers, and explains how to fix a failure. */
export const MicrophoneDialog = ({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    title="Check your microphone"
    description="Say a few words. Nothing you say here is recorded or sent anywhere."
  >
    {open && <Checks onDone={() => onOpenChange(false)} />}
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
  if (state.name === 'asking') return 'Your browser may ask to use the microphone. Please allow it.'
  if (state.name === 'quiet') return 'The microphone is on. We have not heard anything yet.'
  return state.name === 'heard' ? 'You can be heard.' : state.sentence
}

function Check({ state, title, children }: { state: 'good' | 'bad' | 'open'; title: string; children: ReactNode }) {
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

type Microphone = { name: 'asking' } | { name: 'quiet' } | { name: 'heard' } | { name: 'failed'; sentence: string }

/** Threshold above which the signal counts as voice and not as noise: root mean square of the samples, 0 to 1. */
const VOICE = 0.02
/** Level of speech at arm's length, about a quarter of full scale. */
const LOUD = 0.25
const FRAME_MS = 100

function useMicrophone() {
  const [state, setState] = useState<Microphone>({ name: 'asking' })
  const [level, setLevel] = useState(0)
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again.
  useEffect(() => {
    let stop: (() => void) | null = null
    let isOver = false
    setState({ name: 'asking' })
    listen((loudness) => {
      setLevel(Math.min(1, loudness / LOUD))
      if (loudness >= VOICE) setState({ name: 'heard' })
    }).then(
      (end) => {
        if (isOver) return end()
        stop = end
        setState((known) => (known.name === 'asking' ? { name: 'quiet' } : known))
      },
      (error: unknown) => {
        if (!isOver) setState({ name: 'failed', sentence: microphoneSentence((error as Error)?.name) })
      },
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [tries])

  return { state, level, retry: () => setTries(tries + 1) }
}

/** @returns a function that stops listening */
async function listen(onLevel: (loudness: number) => void): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    onLevel(Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length))
  }, FRAME_MS)
  return () => {
    clearInterval(timer)
    for (const track of stream.getTracks()) track.stop()
    void context.close()
  }
}
