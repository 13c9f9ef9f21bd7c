import { type ReactNode, useState } from 'react'
import { strictContext } from '@/components/strict-context'
import { usePollInterval } from '@/features/shared/resource'
import type { ContestedReadingDto, ContestInput } from '@/schemas/contest'
import { trpc } from '@/trpc/client'
import type { ReadingPlace } from './reviewed'

type Contests = {
  /** What is contested of a reading, as the server last said; undefined where nothing is. */
  at: (place: ReadingPlace) => ContestedReadingDto | undefined
  /** Also what was pressed a moment ago. */
  isContested: (place: ReadingPlace, remark: string) => boolean
  contest: (place: ReadingPlace, remark: string) => void
  undo: (place: ReadingPlace, remark: string) => void
  /** Why the last press on this reading was not taken, if it was not. */
  errorAt: (place: ReadingPlace) => unknown
}

const ContestsContext = strictContext<Contests>('useContests')
export const useContests = ContestsContext.use

const idOf = ({ questionId, number }: ReadingPlace, remark = '') => JSON.stringify([questionId, number, remark])

/** What somebody says is wrong in the readings of an interview, looked at again while a second reader is at work. */
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
  // What was pressed holds at once, and until the server has answered.
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
      // The sitting and the plan ask for the points that are not contested.
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
