import { expect, it } from 'vitest'
import { ROLE_GROUPS } from '@/domain/interview/role-groups'
import { ROLES } from '@/domain/interview/roles'

it('every role is in exactly one group', () => {
  expect(ROLE_GROUPS.flatMap((group) => group.roles).toSorted()).toEqual([...ROLES].toSorted())
})
