import { useEffect } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select, SelectContent, SelectGroup, SelectItem, SelectLabel, SelectTrigger } from '@/components/ui/select'
import { ROLE_GROUPS } from '@/domain/interview/role-groups'
import { isRole, ROLES, type Role, roleName } from '@/domain/interview/roles'
import { useUser } from '@/trpc/session'
import type { StartValues } from './start-values'

/** The role to practise for; a pay-per-use plan holds it once its session is under way. */
export function RoleField() {
  const { selectedRole, roleLocked } = useUser()
  return roleLocked && selectedRole && isRole(selectedRole) ? <LockedRole role={selectedRole} /> : <RoleSelect />
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

function RoleSelect() {
  const { control, formState } = useFormContext<StartValues>()
  return (
    <Field label="Role" error={formState.errors.role?.message} required>
      <Controller
        control={control}
        name="role"
        render={({ field: { value, onChange, onBlur, ref, disabled } }) => (
          <Select value={value ?? ''} onValueChange={onChange} disabled={disabled ?? false}>
            <SelectTrigger ref={ref} onBlur={onBlur} placeholder={`Choose one of ${ROLES.length} roles`} />
            <RoleOptions />
          </Select>
        )}
      />
    </Field>
  )
}

/** All roles, by their kind. */
export function RoleOptions() {
  return (
    <SelectContent>
      {ROLE_GROUPS.map(({ name, roles }) => (
        <SelectGroup key={name}>
          <SelectLabel>{name}</SelectLabel>
          {roles.map((role) => (
            <SelectItem key={role} value={role}>
              {roleName(role)}
            </SelectItem>
          ))}
        </SelectGroup>
      ))}
    </SelectContent>
  )
}
