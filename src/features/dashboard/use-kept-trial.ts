import { useEffect, useRef, useState } from 'react'
import { isRole } from '@/domain/interview/roles'
import { useUser } from '@/features/shared/session'
import { endTrialWanted, isTrialWanted, type KeptTrial, readTrial, removeTrial } from '@/lib/trial-storage'
import { trpc } from '@/trpc/client'
import { useRefetchInterviews } from './use-interviews'

/** The answer that was tried in this browser before sign-up, and the actions that keep or remove it. */
export function useKeptTrial() {
  const user = useUser()
  const [trial, setTrial] = useState<KeptTrial | null>(null)
  const refetch = useRefetchInterviews()
  const keep = trpc.interview.keepTrial.useMutation({
    onSuccess: (_kept, { questionId }) => {
      const kept = readTrial()
      if (kept?.questionId === questionId) removeTrial(kept)
      void refetch()
    },
    onSettled: endTrialWanted,
  })

  useEffect(() => {
    const kept = readTrial()
    setTrial(kept && isRole(kept.role) ? kept : null)
  }, [])

  const take = () => {
    if (!trial || !isRole(trial.role)) return
    const { role, questionId, text } = trial
    keep.mutate({ userId: user.id, role, questionId, text })
  }

  // Starts at once for users who signed up in order to keep the answer.
  const isBegun = useRef(false)
  const takeNow = useRef(take)
  takeNow.current = take
  useEffect(() => {
    if (!trial || isBegun.current || !isTrialWanted()) return
    isBegun.current = true
    takeNow.current()
  }, [trial])

  const remove = () => {
    if (trial) removeTrial(trial)
    endTrialWanted()
    setTrial(null)
  }
  return { trial, keep, take, remove }
}
