import { useEffect, useRef } from 'react'
import { isRole } from '@/domain/interview/roles'
import { useUser } from '@/features/shared/session'
import { useFormDraft } from '@/features/shared/use-form-draft'
import type { FormValues } from '@/features/shared/use-form-values'
import { ROLE_PARAMETER } from '@/lib/paths'
import { readTrialRole } from '@/lib/trial-role'
import {
  EMPTY_START,
  type StartDraft,
  type StartValues,
  startDraftSchema,
  valuesOf,
  writtenQuestions,
} from './start-draft'
import { usePracticePlan } from './use-interviews'

function roleInAddress() {
  const role = new URLSearchParams(window.location.search).get(ROLE_PARAMETER)
  return role && isRole(role) ? role : undefined
}

/** The role of a question tried before sign-up. */
function roleTried() {
  const role = readTrialRole()
  return typeof role === 'string' && isRole(role) ? role : undefined
}

const isWorthKeeping = ({ role, jobDescription, cvContent, openers, followUps, ...rest }: StartDraft) =>
  Boolean(role || jobDescription || cvContent || rest.ownQuestions.length > 0 || rest.questionCount || rest.level) ||
  !(openers && followUps)

/**
 * Fills the form with the stored draft, and stores changes to it.
 * @returns whether the form is filled (input before that would be lost), whether its changes are stored, and a function
 * that clears the texts once an interview was started with them; length and level are kept
 */
export function useStartDraft(form: FormValues<StartValues>) {
  const { current, set } = form
  const user = useUser()
  const preferredRole =
    user.plan === 'pay-per-use' && user.selectedRole && isRole(user.selectedRole) ? user.selectedRole : undefined
  const plan = usePracticePlan().data
  // The role of the goal, otherwise that of the last interview.
  const role = preferredRole ?? plan?.role ?? undefined
  const advert = plan?.goal?.advert ?? ''

  const draft = useFormDraft(form, {
    key: `greenroom:start-draft:${user.id}`,
    schema: startDraftSchema,
    isWorthKeeping,
    // Otherwise they would stay when the goal changes.
    withoutFilled: (kept) => ({
      ...kept,
      role: kept.role === role ? undefined : kept.role,
      jobDescription: kept.jobDescription === advert ? '' : kept.jobDescription,
    }),
    fill: (kept) => {
      const values = kept ? valuesOf(kept) : EMPTY_START
      return { ...values, role: roleInAddress() ?? values.role ?? roleTried() }
    },
  })
  const { isReady, isKept } = draft

  // The role and the advert of the plan fill fields that are empty or still have those of the plan before.
  const before = useRef({ role, advert })
  useEffect(() => {
    if (!isReady) return
    const { role: now } = current()
    if (!now || now === before.current.role) set({ role })
    before.current.role = role
  }, [isReady, role, current, set])
  useEffect(() => {
    if (!isReady) return
    const { jobDescription: now } = current()
    if (!now || now === before.current.advert) set({ jobDescription: advert })
    before.current.advert = advert
  }, [isReady, advert, current, set])

  /** @param asked number of own questions that the interview has; the others are kept for the next one */
  const forget = (asked: number) => {
    const { questionCount, level, ownQuestions } = current()
    draft.forget({ questionCount, level, ownQuestions: writtenQuestions(ownQuestions).slice(asked) })
  }
  return { isReady, isKept, forget }
}
