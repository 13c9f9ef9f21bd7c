import { Mic, Save, Square } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useImperativeHandle, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { notify, notifySuccess } from '@/components/ui/notify'
import { useDeferred } from '@/components/ui/use-deferred'
import { appendSpoken } from '@/domain/interview/answers'
import { draftOf } from '@/domain/interview/session'
import type { Spoken, SpokenPiece } from '@/domain/interview/spoken-answer'
import { usePracticeSettings } from '@/features/shared/use-practice-settings'
import { readSpoken, writeSpoken } from '@/lib/spoken-storage'
import { useInterviewSession, usePosition } from './interview-session-context'
import { useVoiceInput } from './use-voice-input'

export function AnswerTools({ questionId, isDisabled }: { questionId: string; isDisabled: boolean }) {
  const { interview, store, write, finishListening } = useInterviewSession()
  const { isLast } = usePosition()
  const { inWriting, measuresSpeech } = usePracticeSettings()
  const textNow = () => draftOf(store.get().session, questionId).text
  const { spoken, add } = useSpoken(interview.id, questionId, measuresSpeech)
  const voice = useVoiceInput((piece, before) => {
    const text = textNow()
    // If the answer was cleared, the measurements start from zero.
    add(piece, before, text.trim() === '')
    write(questionId, appendSpoken(text, piece.text))
  })
  useImperativeHandle(finishListening, () => voice.finish)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {!inWriting && (
          <Button
            variant={voice.isListening ? 'secondary' : 'outline'}
            size="sm"
            onClick={voice.toggle}
            disabled={isDisabled}
          >
            {voice.isListening ? <Square aria-hidden /> : <Mic aria-hidden />}
            {voice.isListening ? 'Stop Listening' : 'Voice Answer'}
          </Button>
        )}
        <SaveDraft isDisabled={isDisabled} />
        {!inWriting && <MicrophoneCheck />}
        {!isLast && (
          <p className="ml-auto hidden text-muted-foreground text-sm sm:pointer-fine:block">
            <kbd className="font-sans">Ctrl</kbd> or <kbd className="font-sans">⌘</kbd> +{' '}
            <kbd className="font-sans">Enter</kbd> for the next question
          </p>
        )}
      </div>
      <p role="status" className="text-muted-foreground text-sm empty:hidden">
        {voice.isListening &&
          'Listening. Your browser turns your speech into text; some browsers send the audio to their maker to do so.'}
      </p>
      {!voice.isListening && spoken && (
        <p className="text-sm">Check the text for mistakes and correct them: only the text above counts.</p>
      )}
      {voice.interim && (
        <p aria-hidden className="text-muted-foreground italic">
          {voice.interim}
        </p>
      )}
      {!voice.isListening && spoken && <SpokenReport spoken={spoken} text={textNow()} isMeasured={measuresSpeech} />}
    </div>
  )
}

function SaveDraft({ isDisabled }: { isDisabled: boolean }) {
  const { sync } = useInterviewSession()
  const [isPending, setPending] = useState(false)
  const save = async () => {
    setPending(true)
    const status = await sync.saveAll()
    setPending(false)
    if (status === 'saved') notifySuccess('Draft saved')
    else if (status === 'untouched')
      notify({ title: 'Nothing to save yet', description: 'Type or speak your answer first.' })
    else
      notify({
        title: 'Not saved yet',
        description: 'Your text is kept on this device. The line below your answer says why.',
      })
  }
  return (
    <Button variant="outline" size="sm" onClick={save} pending={isPending} disabled={isDisabled}>
      <Save aria-hidden />
      Save Draft
    </Button>
  )
}

const loadMicrophoneDialog = () => import('./microphone-dialog').then((module) => module.MicrophoneDialog)

function MicrophoneCheck() {
  const [isOpen, setOpen] = useState(false)
  const MicrophoneDialog = useDeferred(loadMicrophoneDialog, isOpen, () => setOpen(false))
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)} className="max-sm:-ml-3">
        Check microphone
      </Button>
      {MicrophoneDialog && <MicrophoneDialog open={isOpen} onOpenChange={setOpen} />}
    </>
  )
}

// Loaded lazily once something was spoken, because most answers are typed.
const SpokenReport = dynamic(() => import('@/components/spoken-report').then((module) => module.SpokenReport))

/**
 * Measurements of the spoken answer to a question, stored in this browser.
 * @param isMeasured otherwise only that the answer was spoken is stored
 */
function useSpoken(interviewId: string, questionId: string, isMeasured: boolean) {
  const [spoken, setSpoken] = useState(() => readSpoken(interviewId, questionId))
  const latest = useRef<Spoken | null>(spoken)
  // The measuring code is loaded with the first words; later pieces are queued until then.
  const queue = useRef(Promise.resolve())

  const add = (piece: SpokenPiece, before: SpokenPiece | null, isAnew: boolean) => {
    queue.current = queue.current
      .then(() => import('@/domain/interview/spoken-answer'))
      .then(({ NOTHING_SPOKEN, withPiece }) => {
        latest.current = isMeasured
          ? withPiece((isAnew ? null : latest.current) ?? NOTHING_SPOKEN, piece, isAnew ? null : before)
          : NOTHING_SPOKEN
        writeSpoken(interviewId, questionId, latest.current)
        setSpoken(latest.current)
      })
      // If the code cannot be loaded, only the measurements are missing, not the answer.
      .catch(() => undefined)
  }
  return { spoken, add }
}
