import { type ReactNode, useEffect } from 'react'
import { useDates } from '@/components/local-dates'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Switch } from '@/components/ui/switch'
import { lengthsOf } from '@/domain/interview/lengths'
import { LEVEL_NAMES } from '@/domain/interview/levels'
import { QUESTION_LEVELS } from '@/domain/interview/question'
import { ROLE_GROUPS } from '@/domain/interview/role-groups'
import { isRole, ROLES, type Role, roleName } from '@/domain/interview/roles'
import type { PlanConfig } from '@/domain/plans/plans'
import { useUser } from '@/features/shared/session'
import { useFormContext } from '@/features/shared/use-form-values'
import { ChoiceField } from './choice-field'
import type { StartValues } from './start-draft'
import { useInterviewLength } from './use-interview-length'

export const ROLE_OPTIONS = ROLE_GROUPS.map(({ name, roles }) => ({
  name,
  options: roles.map((role) => ({ value: role, label: roleName(role) })),
}))

/** The role to practise for; a pay-per-use plan locks it once its session has begun. */
export function RoleField() {
  const { selectedRole, roleLocked } = useUser()
  const { values, errors, set } = useFormContext<StartValues>()
  if (roleLocked && selectedRole && isRole(selectedRole)) return <LockedRole role={selectedRole} />
  return (
    <ChoiceField
      label="Role"
      required
      error={errors.role}
      options={ROLE_OPTIONS}
      value={values.role ?? ''}
      onChange={(role) => set({ role })}
      placeholder={`Choose one of ${ROLES.length} roles`}
    />
  )
}

/** The session is the pass: completing an interview does not unlock the role. */
function LockedRole({ role }: { role: Role }) {
  const { set } = useFormContext<StartValues>()
  const { planExpiresAt } = useUser()
  const { withTime } = useDates()
  useEffect(() => set({ role }), [set, role])
  return (
    <Field
      label="Role"
      hint={`Complete the session to switch to another role.${
        planExpiresAt ? ` The session is your pass for this one, which ends ${withTime(planExpiresAt)}.` : ''
      }`}
    >
      <Input readOnly value={roleName(role)} />
    </Field>
  )
}

/** The number of questions, for a plan that offers a choice. */
export function LengthField({ plan }: { plan: PlanConfig }) {
  const { set } = useFormContext<StartValues>()
  const { count, sizeOf } = useInterviewLength(plan)
  const lengths = lengthsOf(plan)
  return (
    <ChoiceField
      label="Length"
      hint="A shorter interview counts as one interview, like any other."
      options={lengths.map((length) => ({
        value: String(length),
        label: sizeOf(length),
      }))}
      value={String(count)}
      onChange={(option) => set({ questionCount: lengths.find((length) => String(length) === option) })}
    />
  )
}

const ANY_LEVEL = 'any'

export function LevelField() {
  const { values, errors, set } = useFormContext<StartValues>()
  return (
    <ChoiceField
      label="Level"
      hint="Questions at this level come first. Once you have had them all, the next level follows."
      error={errors.level}
      options={[
        { value: ANY_LEVEL, label: 'Any level' },
        ...QUESTION_LEVELS.map((level) => ({ value: level, label: LEVEL_NAMES[level] })),
      ]}
      value={values.level ?? ANY_LEVEL}
      onChange={(option) => set({ level: option === ANY_LEVEL ? undefined : option })}
    />
  )
}

export function SwitchField({ name, label, hint }: { name: 'openers' | 'followUps'; label: string; hint: ReactNode }) {
  const { values, set } = useFormContext<StartValues>()
  return (
    <Field label={label} hint={hint}>
      <Switch checked={values[name]} onCheckedChange={(isOn) => set({ [name]: isOn })} />
    </Field>
  )
}
