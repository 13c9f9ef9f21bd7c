import { type ReactNode, useEffect } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
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
import { ChoiceField } from './choice-field'
import type { StartValues } from './start-values'
import { useInterviewLength } from './use-interview-length'

export const ROLE_OPTIONS = ROLE_GROUPS.map(({ name, roles }) => ({
  name,
  options: roles.map((role) => ({ value: role, label: roleName(role) })),
}))

/** The role to practise for; a pay-per-use plan locks it once its session has begun. */
export function RoleField() {
  const { selectedRole, roleLocked } = useUser()
  const { control } = useFormContext<StartValues>()
  if (roleLocked && selectedRole && isRole(selectedRole)) return <LockedRole role={selectedRole} />
  return (
    <ChoiceField
      control={control}
      name="role"
      label="Role"
      required
      options={ROLE_OPTIONS}
      placeholder={`Choose one of ${ROLES.length} roles`}
    />
  )
}

function LockedRole({ role }: { role: Role }) {
  const { setValue } = useFormContext<StartValues>()
  useEffect(() => setValue('role', role, { shouldValidate: true }), [setValue, role])
  return (
    <Field label="Role" hint="Complete the session to switch to another role.">
      <Input readOnly value={roleName(role)} />
    </Field>
  )
}

/** The number of questions, if the plan offers a choice. */
export function LengthField({ plan }: { plan: PlanConfig }) {
  const { control } = useFormContext<StartValues>()
  const { count, durationOf } = useInterviewLength(plan)
  const lengths = lengthsOf(plan)
  if (lengths.length < 2) return null
  return (
    <ChoiceField
      control={control}
      name="questionCount"
      label="Length"
      hint="A shorter interview counts as one interview, like any other."
      options={lengths.map((length) => ({
        value: String(length),
        label: `${length} questions, about ${durationOf(length)}`,
      }))}
      toOption={() => String(count)}
      fromOption={(option) => lengths.find((length) => String(length) === option)}
    />
  )
}

const ANY_LEVEL = 'any'

export function LevelField() {
  const { control } = useFormContext<StartValues>()
  return (
    <ChoiceField
      control={control}
      name="level"
      label="Level"
      hint="Questions at this level come first. Once you have had them all, the next level follows."
      options={[
        { value: ANY_LEVEL, label: 'Any level' },
        ...QUESTION_LEVELS.map((level) => ({ value: level, label: LEVEL_NAMES[level] })),
      ]}
      toOption={(level) => level ?? ANY_LEVEL}
      fromOption={(option) => (option === ANY_LEVEL ? undefined : option)}
    />
  )
}

type SwitchFieldProps = { name: 'openers' | 'followUps'; label: string; hint: ReactNode }

export function SwitchField({ name, label, hint }: SwitchFieldProps) {
  const { control } = useFormContext<StartValues>()
  return (
    <Field label={label} hint={hint}>
      <Controller
        control={control}
        name={name}
        render={({ field: { value, onChange, onBlur, ref, disabled } }) => (
          <Switch
            ref={ref}
            checked={value ?? true}
            onCheckedChange={onChange}
            onBlur={onBlur}
            disabled={disabled ?? false}
          />
        )}
      />
    </Field>
  )
}
