import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { notify } from '@/components/ui/notify'
import { isAnswered } from '@/domain/interview/answers'
import { isSaved } from '@/domain/interview/drafts'
import { type Session, spendTime } from '@/domain/interview/session'
import { usePracticeSettings } from '@/features/shared/use-practice-settings'
import { removeInterview } from '@/lib/interview-storage'
import { paths } from '@/lib/paths'
import type { StoredInterview } from '@/lib/stored-interview'
import { holdTabInterview } from '@/lib/tab-interview'
import { trpc } from '@/trpc/client'
import { type AnswerSync, createAnswerSync } from './answer-sync'
import { createSessionStore, type SessionStore } from './session-store'

/** Creates the session of an interview and runs its synchronisation while mounted. */
export function useInterviewLifecycle(interview: StoredInterview, isFresh: boolean) {
  const router = useRouter()
  const utils = trpc.useUtils()
  const [{ store, sync }] = useState(() => {
    const store = createSessionStore(interview, isFresh)
    const { id } = interview
    const sync = createAnswerSync({
      interviewId: id,
      store,
      isChecked: isFresh,
      calls: {
        get: (signal) => utils.client.interview.get.query({ id }, { signal }),
        saveAnswer: (answer, signal) => utils.client.interview.saveAnswer.mutate({ id, ...answer }, { signal }),
      },
      onEnded(status) {
        utils.interview.invalidate()
        // Not on the server, and never will be: the page stays, with the text and a notice.
        if (status === 'completed' && hasUnsent(store.get().session)) return store.setLine('finished')
        store.close()
        removeInterview(id)
        notify(
          status === 'completed'
            ? {
                title: 'This interview is already finished',
                description: 'Here are the results.',
                isForNextPage: true,
              }
            : {
                title: 'This interview was discarded',
                description: 'You can start a new one here.',
                isForNextPage: true,
              },
        )
        router.replace(status === 'completed' ? paths.results(id) : paths.dashboard)
      },
    })
    return { store, sync }
  })
  useEffect(() => holdTabInterview(interview.id), [interview.id])
  useSyncing(store, sync)
  useQuestionClock(store, usePracticeSettings().answerTime !== 'none')
  return { store, sync }
}

const hasUnsent = ({ drafts }: Session): boolean =>
  Object.values(drafts).some((draft) => !isSaved(draft) && isAnswered(draft.text))

function useSyncing(store: SessionStore, sync: AnswerSync): void {
  useEffect(() => {
    sync.start()
    const unfollow = store.followOtherTabs()
    const onVisibility = () => (document.visibilityState === 'hidden' ? sync.leave() : sync.sendNow())
    // Warns only about actual data loss: text that is not sent, and not stored in the browser or sent no more.
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      const { session, isKept, line } = store.get()
      if ((!isKept || line === 'finished') && !Object.values(session.drafts).every(isSaved)) event.preventDefault()
    }
    window.addEventListener('online', sync.sendNow)
    window.addEventListener('pagehide', sync.leave)
    window.addEventListener('beforeunload', onBeforeUnload)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      window.removeEventListener('online', sync.sendNow)
      window.removeEventListener('pagehide', sync.leave)
      window.removeEventListener('beforeunload', onBeforeUnload)
      document.removeEventListener('visibilitychange', onVisibility)
      unfollow()
      sync.leave()
      sync.stop()
    }
  }, [store, sync])
}

/** A longer gap between two ticks means that the device was asleep. */
const LONGEST_TICK_SECONDS = 2

/** Counts, if it is on, the seconds during which the current question is shown and the page is visible. */
function useQuestionClock(store: SessionStore, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    let last = performance.now()
    const tick = () => {
      const now = performance.now()
      const seconds = (now - last) / 1000
      last = now
      if (document.visibilityState === 'hidden') return
      store.update((session) => spendTime(session, Math.min(seconds, LONGEST_TICK_SECONDS)))
    }
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [store, isOn])
}
