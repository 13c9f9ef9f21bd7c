import { ROLE_ROWS, ROLES, roleName } from '@/domain/interview/roles'
import { paths } from '@/lib/paths'
import { RoleMarquee } from './role-marquee'
import { SectionHeading } from './section-heading'

export const RoleShowcase = () => (
  <section aria-labelledby="roles-title" className="grid gap-8 overflow-hidden py-16 sm:py-20">
    <div className="container-page">
      <SectionHeading id="roles-title" title={`${ROLES.length} roles, each with its own questions`}>
        Choose yours to begin.
      </SectionHeading>
    </div>
    <RoleMarquee
      rows={ROLE_ROWS.map((roles) => roles.map((role) => ({ name: roleName(role), href: paths.practise(role) })))}
    />
  </section>
)
