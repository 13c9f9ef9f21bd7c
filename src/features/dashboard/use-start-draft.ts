import { useCallback, useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useKeptValues } from '@/components/use-kept-values'
import { isRole } from '@/domain/interview/roles'
import { ROLE_PARAMETER } from '@/lib/paths'
import { useUser } from '@/trpc/session'
import { readStartDraft, writeStartDraft } from './start-draft'
import { type StartValues, startDraftSchema, writtenQuestions } from './start-values'
import { usePracticePlan } from './use-practice-plan'

/** The role that a link to the dashboard asks for. */
function roleInAddress() {
  const role = new URLSearchParams(window.location.search).get(ROLE_PARAMETER)
  return role && isRole(role) ? role : undefined
}

/**
 * Fills the form with what was typed before, and keeps what is typed now.
 * @returns whether the form is filled (typing before that would be lost), and what forgets the texts once an
 * interview was started with them; the length and the level stay
 */
export function useStartDraft({ reset, subscribe, getValues, getFieldState, setValue }: UseFormReturn<StartValues>) {
  const user = useUser()
  const [isReady, setReady] = useState(false)
  const preferredRole =
    user.plan === 'pay-per-use' && user.selectedRole && isRole(user.selectedRole) ? user.selectedRole : undefined

  const goal = usePracticePlan().data?.goal
  const [goalRole, advert] = [goal?.role, goal?.advert]

  useEffect(() => {
    const draft = readStartDraft(user.id)
    reset({ ...draft, role: roleInAddress() ?? draft.role, reusesLastCv: false })
    setReady(true)
  }, [user.id, reset])

  // By itself: a region that changed elsewhere must not undo what was typed.
  useEffect(() => {
    if (isReady && !getFieldState('region').isDirty) setValue('region', user.region)
  }, [isReady, user.region, getFieldState, setValue])

  const write = useCallback(
    (values: StartValues) => writeStartDraft(user.id, startDraftSchema.parse(values)),
    [user.id],
  )
  const endKeeping = useKeptValues({ subscribe, getValues }, { isReady, write })

  useEffect(() => {
    if (isReady && preferredRole && !getValues('role')) setValue('role', preferredRole)
  }, [isReady, preferredRole, getValues, setValue])

  // What is practised for is filled in where nothing was typed.
  useEffect(() => {
    if (isReady && goalRole && !getValues('role')) setValue('role', goalRole)
  }, [isReady, goalRole, getValues, setValue])
  useEffect(() => {
    if (isReady && advert && !getValues('jobDescription')) setValue('jobDescription', advert)
  }, [isReady, advert, getValues, setValue])

  /** @param asked how many of the own questions the interview has; the others wait for the next one */
  const forget = (asked: number) => {
    endKeeping()
    const { questionCount, level, ownQuestions } = getValues()
    const kept = { questionCount, level, ownQuestions: writtenQuestions(ownQuestions).slice(asked) }
    writeStartDraft(user.id, startDraftSchema.parse(kept))
  }
  return { isReady, forget }
}
