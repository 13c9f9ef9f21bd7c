'use client'

import { Mic, Save, Square } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { appendSpoken } from '@/domain/interview/clean-text'
import { draftOf } from '@/domain/interview/session'
import { useInterviewSession, usePosition } from './interview-session-context'
import { MicrophoneCheck } from './microphone-check'
import { SpokenNow } from './spoken-now'
import { useSpoken } from './use-spoken'
import { useVoiceInput } from './use-voice-input'

export function AnswerTools({ questionId, isDisabled }: { questionId: string; isDisabled: boolean }) {
  const { interview, store, write } = useInterviewSession()
  const { isLast } = usePosition()
  const textNow = () => draftOf(store.get().session, questionId).text
  const { spoken, add } = useSpoken(interview.id, questionId)
  const voice = useVoiceInput((piece, before) => {
    const text = textNow()
    // Whoever emptied the answer begins anew.
    add(piece, before, text.trim() === '')
    write(questionId, appendSpoken(text, piece.text))
  })
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant={voice.isListening ? 'secondary' : 'outline'}
          size="sm"
          onClick={voice.toggle}
          disabled={isDisabled}
        >
          {voice.isListening ? <Square aria-hidden /> : <Mic aria-hidden />}
          {voice.isListening ? 'Stop Listening' : 'Voice Answer'}
        </Button>
        <SaveDraft isDisabled={isDisabled} />
        <MicrophoneCheck />
        {!isLast && (
          <p className="ml-auto hidden text-muted-foreground text-sm sm:pointer-fine:block">
            <kbd className="font-sans">Ctrl</kbd> or <kbd className="font-sans">⌘</kbd> +{' '}
            <kbd className="font-sans">Enter</kbd> for the next question
          </p>
        )}
      </div>
      <p role="status" className="text-muted-foreground text-sm empty:hidden">
        {voice.isListening &&
          'Listening. Your browser turns the speech into text; some browsers send it to their maker for that.'}
      </p>
      {!voice.isListening && spoken && (
        <p className="text-sm">Read through what was heard and correct it: only the text above counts.</p>
      )}
      {voice.interim && (
        <p aria-hidden className="text-muted-foreground italic">
          {voice.interim}
        </p>
      )}
      {!voice.isListening && <SpokenNow spoken={spoken} text={textNow()} />}
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
    if (status === 'saved') notify({ title: 'Draft saved', variant: 'success' })
    else if (status === 'untouched')
      notify({ title: 'Nothing to save yet', description: 'Type or speak your answer first.' })
    else
      notify({
        title: 'Not saved yet',
        description: 'Your text is kept on this device. The line below your answer says what it waits for.',
      })
  }
  return (
    <Button variant="outline" size="sm" onClick={save} pending={isPending} disabled={isDisabled}>
      <Save aria-hidden />
      Save Draft
    </Button>
  )
}
