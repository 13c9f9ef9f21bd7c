import { useRouter } from 'next/navigation'
import { useCallback, useRef, useState } from 'react'
import { notifyProblem, notifySuccess } from '@/components/ui/notify'
import { resumeIndex } from '@/domain/interview/lifecycle'
import { isUnreachable } from '@/domain/interview/save-status'
import { allAnswers, answeredCount, currentQuestionId, firstBlocker, isAnsweredAt } from '@/domain/interview/session'
import { TEXT_LIMITS } from '@/domain/limits/text-limits'
import { removeInterview } from '@/lib/interview-storage'
import { paths } from '@/lib/paths'
import { trpc } from '@/trpc/client'
import { errorCode, errorMessage } from '@/trpc/errors'
import { withTimeout } from './answer-sync'
import { useInterviewSession } from './interview-session-context'
import { useNextTry } from './use-next-try'
import { useSignInAgain } from './use-sign-in-again'

type ExitKind = 'save' | 'discard' | 'finish'

/** How a try to leave ended; 'unreachable' if the same call can succeed once the connection is back. */
type Outcome = 'left' | 'stayed' | 'unreachable'

const KEPT = 'Your answers are kept on this device. Please try again.'
const IN_A_MOMENT = 'It will be submitted as soon as the connection is back. Leave this page open.'

const FAILURES: Record<ExitKind, { title: string; describe: (error: unknown) => string }> = {
  save: { title: 'Save failed', describe: () => 'Please try again.' },
  discard: { title: 'Failed to discard the interview', describe: (error) => errorMessage(error, 'Please try again.') },
  finish: {
    title: 'Failed to submit interview',
    describe: (error) => (isUnreachable(errorCode(error)) ? IN_A_MOMENT : errorMessage(error, KEPT)),
  },
}

/**
 * The ways to end or leave an interview. Repeated clicks cause one call.
 * @param onBlocked called when something must be resolved first, outside the open dialog: a problem with an answer,
 *   whose question is shown then, or an ended session
 */
export function useExit(onBlocked: () => void) {
  const { interview, store, sync, goTo, finishListening } = useInterviewSession()
  const router = useRouter()
  const utils = trpc.useUtils()
  const signInAgain = useSignInAgain()
  const [pending, setPending] = useState<ExitKind | null>(null)
  const isBusy = useRef(false)
  const { isWaiting, begin, wait, stop } = useNextTry()
  const { id } = interview

  /** Explains and shows the problem that must be resolved first; true if there is none. */
  const isReady = useCallback((): boolean => {
    const blocker = firstBlocker(store.get().session, TEXT_LIMITS.answer)
    if (!blocker) return true
    const question = `Question ${blocker.index + 1}`
    notifyProblem(
      blocker.kind === 'too-long' ? `${question} is too long` : `${question} has two versions`,
      blocker.kind === 'too-long'
        ? 'Shorten this answer first, so that all of it can be kept.'
        : 'Choose which version of this answer to keep first.',
    )
    onBlocked()
    goTo(blocker.index)
    return false
  }, [store, goTo, onBlocked])

  const hasAnswer = useCallback((): boolean => {
    if (answeredCount(store.get().session) > 0) return true
    notifyProblem('Answer at least one question first', 'There is nothing to score yet. A few sentences are enough.')
    return false
  }, [store])

  const leave = useCallback(
    async (kind: ExitKind, call: (signal: AbortSignal) => Promise<unknown>, isFurtherTry = false): Promise<Outcome> => {
      if (isBusy.current) return 'stayed'
      isBusy.current = true
      setPending(kind)
      const stay = (): Outcome => {
        isBusy.current = false
        setPending(null)
        return 'stayed'
      }
      // A conflict with a newer text must be shown before the final call, because that call does not overwrite newer
      // texts.
      if (kind !== 'discard') {
        // What was said last may be recognised only now, and belongs to the answer.
        await finishListening.current?.()
        if (!isReady() || (kind === 'finish' && !hasAnswer())) return stay()
        await sync.saveAll()
        if (sync.hasEnded() || !isReady()) return stay()
      }
      try {
        await sync.hold()
        await withTimeout(call)
      } catch (error) {
        const code = errorCode(error)
        const isGone = kind === 'discard' && code === 'NOT_FOUND'
        if (!isGone) {
          stay()
          if (code === 'CONFLICT') sync.recheck()
          else sync.release()
          const outcome = kind === 'finish' && isUnreachable(code) ? 'unreachable' : 'stayed'
          if (outcome === 'unreachable' && isFurtherTry) return outcome
          // A modal dialog would keep "Sign In" from being pressed.
          if (code === 'UNAUTHORIZED') onBlocked()
          const { title, describe } = FAILURES[kind]
          notifyProblem(
            title,
            code === 'UNAUTHORIZED' ? 'Your session has ended. Your answers are kept.' : describe(error),
            { ...(code === 'UNAUTHORIZED' && { action: { label: 'Sign In', onClick: signInAgain } }) },
          )
          return outcome
        }
      }
      sync.stop()
      store.close()
      removeInterview(id)
      utils.interview.invalidate()
      if (kind === 'discard') void utils.user.usage.invalidate()
      return 'left'
    },
    [isReady, hasAnswer, finishListening, sync, store, id, utils, signInAgain, onBlocked],
  )

  const save = useCallback(async () => {
    const outcome = await leave('save', (signal) => {
      const { session } = store.get()
      const isAnswered = isAnsweredAt(session, currentQuestionId(session))
      const currentQuestionIndex = resumeIndex(session.index, session.questionIds.length, isAnswered)
      return utils.client.interview.save.mutate({ id, currentQuestionIndex, answers: allAnswers(session) }, { signal })
    })
    if (outcome !== 'left') return
    notifySuccess('Interview saved', 'Continue whenever you like.', { isForNextPage: true })
    router.push(paths.dashboard)
  }, [leave, store, utils, id, router])

  const discard = useCallback(async () => {
    const outcome = await leave('discard', (signal) => utils.client.interview.discard.mutate({ id }, { signal }))
    if (outcome === 'left') router.replace(paths.dashboard)
  }, [leave, utils, id, router])

  const finish = useCallback(async () => {
    const submit = (signal: AbortSignal) =>
      utils.client.interview.complete.mutate({ id, answers: allAnswers(store.get().session) }, { signal })
    if (isBusy.current) return
    begin()
    let outcome = await leave('finish', submit)
    // The notice that it waits is beside the answers.
    if (outcome === 'unreachable') onBlocked()
    while (outcome === 'unreachable' && (await wait())) outcome = await leave('finish', submit, true)
    stop()
    if (outcome === 'left') router.replace(paths.results(id))
  }, [leave, begin, wait, stop, onBlocked, store, utils, id, router])

  return {
    pending: isWaiting ? 'finish' : pending,
    save,
    discard,
    finish,
    /** Whether the interview is submitted as soon as the server can be reached. */
    isWaiting,
    stopWaiting: stop,
  } as const
}

export type Exit = ReturnType<typeof useExit>
