import { type ReactNode, type RefObject, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { strictContext } from '@/components/strict-context'
import { moveTo, typeText } from '@/domain/interview/session'
import type { StoredInterview } from '@/lib/stored-interview'
import type { QuestionDto } from '@/schemas/interview'
import type { JudgedToUsDto } from '@/schemas/questions-to-us'
import type { AnswerSync } from './answer-sync'
import type { SessionState, SessionStore } from './session-store'

type InterviewSession = {
  interview: StoredInterview
  store: SessionStore
  sync: AnswerSync
  /** Replaces the questions of the interview; the session must be updated as well. */
  setQuestions: (questions: QuestionDto[]) => void
  setQuestionsToUs: (questionsToUs: JudgedToUsDto[]) => void
  write: (questionId: string, text: string) => void
  goTo: (index: number) => void
  /** Set by the voice input: stops listening, and waits for the last spoken words. */
  finishListening: RefObject<(() => Promise<void>) | null>
}

const InterviewSessionContext = strictContext<InterviewSession>('useInterviewSession')
export const useInterviewSession = InterviewSessionContext.use

type Props = { interview: StoredInterview; store: SessionStore; sync: AnswerSync; children: ReactNode }

export function InterviewSessionProvider({ interview: opened, store, sync, children }: Props) {
  const [questions, setQuestions] = useState(opened.questions)
  const [questionsToUs, setQuestionsToUs] = useState(opened.questionsToUs)
  const interview = useMemo(() => ({ ...opened, questions, questionsToUs }), [opened, questions, questionsToUs])
  const finishListening = useRef<(() => Promise<void>) | null>(null)
  const value = useMemo(
    () => ({
      interview,
      store,
      sync,
      setQuestions,
      setQuestionsToUs,
      write(questionId: string, text: string) {
        store.update((session) => typeText(session, questionId, text, Date.now()))
        sync.changed()
      },
      goTo(index: number) {
        store.update((session) => moveTo(session, index))
        sync.sendNow()
      },
      finishListening,
    }),
    [interview, store, sync],
  )
  return <InterviewSessionContext.Provider value={value}>{children}</InterviewSessionContext.Provider>
}

/** Selects part of the state; `select` must return the same value as long as nothing it reads has changed. */
export function useSessionState<T>(select: (state: SessionState) => T): T {
  const { store } = useInterviewSession()
  const read = () => select(store.get())
  return useSyncExternalStore(store.subscribe, read, read)
}

/** The current question with its index, counted from 0, and the number of questions. */
export function usePosition(): { index: number; total: number; question: QuestionDto; isLast: boolean } {
  const { interview } = useInterviewSession()
  const index = useSessionState(({ session }) => session.index)
  const total = interview.questions.length
  const question = interview.questions[index]
  if (!question) throw new Error('The session points past the last question')
  return { index, total, question, isLast: index === total - 1 }
}
