import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { isRole } from '@/domain/interview/roles'
import { useUser } from '@/features/shared/session'
import { useFormDraft } from '@/features/shared/use-form-draft'
import { ROLE_PARAMETER } from '@/lib/paths'
import { type StartDraft, type StartValues, startDraftSchema, writtenQuestions } from './start-values'
import { usePracticePlan } from './use-interviews'

/** The role selected by a link to the dashboard. */
function roleInAddress() {
  const role = new URLSearchParams(window.location.search).get(ROLE_PARAMETER)
  return role && isRole(role) ? role : undefined
}

const isWorthKeeping = ({ role, jobDescription, cvContent, openers, followUps, ...rest }: StartDraft) =>
  Boolean(role || jobDescription || cvContent || rest.ownQuestions.length > 0 || rest.questionCount || rest.level) ||
  !(openers && followUps)

/**
 * Fills the form with the stored draft, and stores changes to it.
 * @returns whether the form is filled (input before that would be lost), and a function that clears the texts once an
 * interview was started with them; length and level are kept
 */
export function useStartDraft(form: UseFormReturn<StartValues>) {
  const { getValues, getFieldState, setValue } = form
  const user = useUser()
  const preferredRole =
    user.plan === 'pay-per-use' && user.selectedRole && isRole(user.selectedRole) ? user.selectedRole : undefined
  const goal = usePracticePlan().data?.goal
  const [goalRole, advert] = [goal?.role, goal?.advert]

  const draft = useFormDraft(form, {
    key: `greenroom:start-draft:${user.id}`,
    schema: startDraftSchema,
    isWorthKeeping,
    fill: (kept) => {
      const values = kept ?? startDraftSchema.parse({})
      return { ...values, role: roleInAddress() ?? values.role, reusesLastCv: false } as StartValues
    },
  })
  const { isReady } = draft

  // A separate effect: a region that changed elsewhere must not reset the other fields.
  useEffect(() => {
    if (isReady && !getFieldState('region').isDirty) setValue('region', user.region)
  }, [isReady, user.region, getFieldState, setValue])

  // The role and the advert of the goal fill empty fields only.
  const role = preferredRole ?? goalRole
  useEffect(() => {
    if (isReady && role && !getValues('role')) setValue('role', role)
  }, [isReady, role, getValues, setValue])
  useEffect(() => {
    if (isReady && advert && !getValues('jobDescription')) setValue('jobDescription', advert)
  }, [isReady, advert, getValues, setValue])

  /** @param asked number of own questions that the interview has; the others are kept for the next one */
  const forget = (asked: number) => {
    const { questionCount, level, ownQuestions } = getValues()
    draft.forget({
      questionCount,
      level,
      ownQuestions: startDraftSchema.shape.ownQuestions.parse(writtenQuestions(ownQuestions).slice(asked)),
    })
  }
  return { isReady, forget }
}
