import Link from 'next/link'
import { CardTitle } from '@/components/ui/card'
import { ROLE_GROUPS } from '@/domain/interview/role-groups'
import { type Role, roleName } from '@/domain/interview/roles'
import { paths } from '@/lib/paths'
import { EveryoneLink } from './everyone-link'

/** The other guides of the same field of work, if any, and the guide for all roles. */
export function RelatedGuides({ role }: { role: Role }) {
  const group = ROLE_GROUPS.find(({ roles }) => roles.includes(role))
  const others = group?.roles.filter((other) => other !== role) ?? []
  return (
    <>
      {others.length > 0 && (
        <nav aria-labelledby="related-guides" className="grid gap-3">
          <CardTitle id="related-guides">More in {group?.name}</CardTitle>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {others.map((other) => (
              <li key={other}>
                <Link
                  href={paths.guide(other)}
                  prefetch={false}
                  className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
                >
                  {roleName(other)} guide
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <EveryoneLink />
    </>
  )
}
