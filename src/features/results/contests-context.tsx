import { type ReactNode, useState } from 'react'
import { strictContext } from '@/components/strict-context'
import { usePollInterval } from '@/features/shared/resource'
import type { ContestedReadingDto, ContestInput } from '@/schemas/contest'
import { trpc } from '@/trpc/client'
import type { ReadingPlace } from './reviewed'

type Contests = {
  /** The contested remarks of an evaluation, as the server returned them last; undefined if there are none. */
  at: (place: ReadingPlace) => ContestedReadingDto | undefined
  /** Includes optimistic updates. */
  isContested: (place: ReadingPlace, remark: string) => boolean
  contest: (place: ReadingPlace, remark: string) => void
  undo: (place: ReadingPlace, remark: string) => void
  /** The error of the last change to this evaluation, if it failed. */
  errorAt: (place: ReadingPlace) => unknown
}

const ContestsContext = strictContext<Contests>('useContests')
export const useContests = ContestsContext.use

const idOf = ({ questionId, number }: ReadingPlace, remark = '') => JSON.stringify([questionId, number, remark])

/** The contested remarks of an interview, polled while a second opinion is pending. */
export function ContestsProvider({ interviewId, children }: { interviewId: string; children: ReactNode }) {
  const utils = trpc.useUtils()
  const pollInterval = usePollInterval()
  const { data = [] } = trpc.interview.contests.useQuery(
    { id: interviewId },
    {
      refetchOnMount: 'always',
      refetchInterval: ({ state }) =>
        pollInterval(state.data?.some(({ secondOpinion }) => secondOpinion?.status === 'processing') ?? false),
    },
  )
  // Optimistic updates, by remark, until the server has responded.
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [failed, setFailed] = useState<{ place: string; error: unknown } | null>(null)
  const press = (input: ContestInput, isContested: boolean | null) => {
    setFailed((known) => (known?.place === idOf(input) ? null : known))
    setPressed((known) => {
      const next = new Map(known)
      if (isContested === null) next.delete(idOf(input, input.remark))
      else next.set(idOf(input, input.remark), isContested)
      return next
    })
  }
  const handlers = (isContested: boolean) => ({
    onMutate: async (input: { id: string; questionId: string; number?: number | undefined; remark: string }) => {
      press({ ...input, number: input.number ?? 1 }, isContested)
      await utils.interview.contests.cancel({ id: interviewId })
    },
    onSuccess: (contests: ContestedReadingDto[]) => utils.interview.contests.setData({ id: interviewId }, contests),
    onSettled: (
      _: unknown,
      error: unknown,
      input: { id: string; questionId: string; number?: number | undefined; remark: string },
    ) => {
      const place = { ...input, number: input.number ?? 1 }
      press(place, null)
      if (error) setFailed({ place: idOf(place), error })
      // Review sittings and the practice plan leave out contested points.
      void utils.review.sitting.invalidate()
      void utils.practice.plan.invalidate()
    },
  })
  const contesting = trpc.interview.contest.useMutation(handlers(true))
  const undoing = trpc.interview.undoContest.useMutation(handlers(false))
  const at: Contests['at'] = ({ questionId, number }) =>
    data.find((reading) => reading.questionId === questionId && reading.number === number)

  const contests: Contests = {
    at,
    isContested: (place, remark) =>
      pressed.get(idOf(place, remark)) ?? at(place)?.remarks.some((one) => one.remark === remark) ?? false,
    contest: ({ questionId, number }, remark) => contesting.mutate({ id: interviewId, questionId, number, remark }),
    undo: ({ questionId, number }, remark) => undoing.mutate({ id: interviewId, questionId, number, remark }),
    errorAt: (place) => (failed?.place === idOf(place) ? failed.error : null),
  }
  return <ContestsContext.Provider value={contests}>{children}</ContestsContext.Provider>
}
