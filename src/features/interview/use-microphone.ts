import { useEffect, useState } from 'react'
import { microphoneSentence } from '@/domain/interview/voice-errors'

export type Microphone =
  | { name: 'asking' }
  | { name: 'quiet' }
  | { name: 'heard' }
  | { name: 'failed'; sentence: string }

/** From here on it is a voice and not the noise of the line: root mean square of the samples, 0 to 1. */
const VOICE = 0.02
/** Speech at arm's length comes to about a quarter of full scale. */
const LOUD = 0.25
const FRAME_MS = 100

/** Listens to the microphone while it is shown, for how loud it is only. */
export function useMicrophone() {
  const [state, setState] = useState<Microphone>({ name: 'asking' })
  const [level, setLevel] = useState(0)
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens it anew.
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

/** @returns what ends it */
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
