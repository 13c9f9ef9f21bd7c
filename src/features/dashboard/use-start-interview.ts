import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { isAnswered } from '@/domain/interview/answers'
import { resumeIndex } from '@/domain/interview/lifecycle'
import { notifyFailure } from '@/features/shared/failure'
import { useSession, useUser } from '@/features/shared/session'
import { readCurrentInterview, readDrafts, removeInterview, storeCurrentInterview } from '@/lib/interview-storage'
import { paths } from '@/lib/paths'
import { trpc } from '@/trpc/client'
import { errorCode, errorReason } from '@/trpc/errors'
import type { StartValues } from './start-values'
import { useRefetchInterviews } from './use-interviews'

type StartInput = Omit<StartValues, 'reusesLastCv'>

type Options = { onStarted: () => void; onQuotaReached: () => void }

/** Starts an interview, keeps it in this browser and goes to it. */
export function useStartInterview({ onStarted, onQuotaReached }: Options) {
  const user = useUser()
  const router = useRouter()
  const { refresh, setUser } = useSession()
  const utils = trpc.useUtils()
  const refetchInterviews = useRefetchInterviews()
  const putAside = usePutAside()
  const { mutateAsync: create } = trpc.interview.create.useMutation()
  const [isStarting, setStarting] = useState(false)
  const [isUnanswered, setUnanswered] = useState(false)
  // State is a render late: two presses in a row would start two interviews.
  const isUnderWay = useRef(false)

  useEffect(() => router.prefetch(paths.interview), [router])

  const fail = (error: unknown) => {
    const code = errorCode(error)
    setUnanswered(code === null)
    // The session says by itself that it has ended.
    if (code === 'UNAUTHORIZED') return void refresh()
    const reason = errorReason(error)
    if (reason === 'role-locked') refresh()
    if (reason === 'interview-limit-reached') return onQuotaReached()
    notifyFailure(error, 'Failed to start interview')
  }

  const start = async (values: StartInput) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setStarting(true)
    setUnanswered(false)
    try {
      await putAside()
      storeCurrentInterview(await create({ userId: user.id, ...values }))
      if (values.region) setUser({ ...user, region: values.region })
      onStarted()
      // Busy until the screen is the interview's.
      router.push(paths.interview)
    } catch (error) {
      isUnderWay.current = false
      setStarting(false)
      fail(error)
      // An answer that got lost may have started it all the same; then it is offered to go on with.
      utils.user.usage.invalidate()
      refetchInterviews()
    }
  }
  return {
    start,
    isStarting,
    /** Whether the last attempt got no answer at all. */
    isUnanswered,
  }
}

/** Saves the interview that is in progress here, so that starting another one does not make it unreachable. */
function usePutAside() {
  const user = useUser()
  const utils = trpc.useUtils()
  const { mutateAsync: save } = trpc.interview.save.useMutation()
  return async () => {
    const open = readCurrentInterview(user.id)
    if (open?.status !== 'in_progress') return
    const { id, questions, currentQuestionIndex: index } = open
    try {
      const { status } = await utils.interview.get.fetch({ id }, { staleTime: 0 })
      // Ended or gone on with in another browser: what this one holds may be older.
      if (status !== 'in_progress') return
      const drafts = readDrafts(open)
      const answers = open.answers.filter((answer) => drafts[answer.questionId]?.isSaved === false)
      const current = open.answers.find((answer) => answer.questionId === questions[index]?.id)
      const currentQuestionIndex = resumeIndex(index, questions.length, isAnswered(current?.text ?? ''))
      await save({ id, answers, currentQuestionIndex })
    } catch (error) {
      if (errorReason(error) !== 'interview-not-found') throw error
    }
    removeInterview(id)
  }
}
