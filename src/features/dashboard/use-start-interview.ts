import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { notify } from '@/components/ui/notify'
import { isAnswered } from '@/domain/interview/answers'
import { personalCount } from '@/domain/interview/lengths'
import { isOpen, resumeIndex } from '@/domain/interview/lifecycle'
import { isOpenerId } from '@/domain/interview/question-id'
import type { PlanConfig } from '@/domain/plans/plans'
import { notifyFailure } from '@/features/shared/failure'
import { useSession, useUser } from '@/features/shared/session'
import { readCurrentInterview, readDrafts, removeInterview, storeCurrentInterview } from '@/lib/interview-storage'
import { paths } from '@/lib/paths'
import type { InterviewDto } from '@/schemas/interview'
import { trpc } from '@/trpc/client'
import { errorCode, errorReason } from '@/trpc/errors'
import type { StartRequest } from './start-form-schema'
import { useRefetchInterviews } from './use-interviews'

type StartInput = Omit<StartRequest, 'reusesLastCv'>

/** A start without an answer: its idempotency key, and what was asked for, as JSON. */
type Sent = { key: string; values: string }

type Options = { plan: PlanConfig; onStarted: () => void; onQuotaReached: () => void }

/** Starts an interview, stores it in this browser and navigates to it. */
export function useStartInterview({ plan, onStarted, onQuotaReached }: Options) {
  const user = useUser()
  const router = useRouter()
  const { refresh, setUser } = useSession()
  const utils = trpc.useUtils()
  const refetchInterviews = useRefetchInterviews()
  const putAside = usePutAside()
  const { mutateAsync: create } = trpc.interview.create.useMutation()
  const [isStarting, setStarting] = useState(false)
  const [isUnanswered, setUnanswered] = useState(false)
  const sent = useRef<Sent | null>(null)
  // A ref, because state is updated only with the next render: a double click would start two interviews.
  const isUnderWay = useRef(false)

  useEffect(() => router.prefetch(paths.interview), [router])

  const fail = (error: unknown) => {
    const code = errorCode(error)
    setUnanswered(code === null)
    if (code !== null) sent.current = null
    // `refresh` reports that the session has ended.
    if (code === 'UNAUTHORIZED') return void refresh()
    const reason = errorReason(error)
    if (reason === 'role-locked') refresh()
    if (reason === 'interview-limit-reached') return onQuotaReached()
    notifyFailure(error, 'Failed to start interview')
  }

  /** The same key until an answer comes: if only the answer was lost, the interview that was started is returned. */
  const createOnce = async (values: StartInput): Promise<InterviewDto> => {
    const text = JSON.stringify(values)
    if (sent.current?.values !== text) sent.current = { key: newKey(), values: text }
    const interview = await create({ userId: user.id, startKey: sent.current.key, ...values })
    sent.current = null
    // It has ended in the meantime.
    return isOpen(interview.status) ? interview : createOnce(values)
  }

  const start = async (values: StartInput) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setStarting(true)
    setUnanswered(false)
    try {
      await putAside()
      const interview = await createOnce(values)
      storeCurrentInterview(interview)
      tellWhereFewArePersonal(plan, interview)
      if (values.region) setUser({ ...user, region: values.region })
      onStarted()
      // Stays busy until the interview screen appears.
      router.push(paths.interview)
    } catch (error) {
      isUnderWay.current = false
      setStarting(false)
      fail(error)
      // If only the response was lost, the interview has started; then the dashboard offers to continue it.
      utils.user.usage.invalidate()
      refetchInterviews()
    }
  }
  return {
    start,
    isStarting,
    /** Whether the last attempt got no response. */
    isUnanswered,
  }
}

/** Short texts give fewer personal questions than the plan allows; questions of the bank stand in their place. */
function tellWhereFewArePersonal(plan: PlanConfig, { questions, cvContent, jobDescription }: InterviewDto) {
  if (cvContent.trim() === '' && jobDescription.trim() === '') return
  const most = personalCount(plan, questions.length)
  const made = questions.filter(({ source }) => source === 'ai').length
  const hasRoom = questions.some((question) => question.source === 'bank' && !isOpenerId(question.id))
  if (made >= most || !hasRoom) return
  notify({
    title: `${made} of up to ${most} personal questions`,
    description:
      'Your CV and the job description gave no more. The other questions come from the bank; longer texts give more.',
    isForNextPage: true,
  })
}

/** 128 random bits as text; `randomUUID` needs a secure context, which a server in a home network has not. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('-')

/** Saves the interview that is in progress in this browser, so that it stays reachable after another one is started. */
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
      // It was ended or continued in another browser, so the local copy may be outdated.
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
