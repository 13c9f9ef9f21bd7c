import { KEPT_TOPICS, type KeptTopic } from '@/domain/account/kept-data'
import type { KeptGroup } from '@/schemas/kept-data'
import { ReasonTable } from './reason-table'

const TITLES: Readonly<Record<KeptTopic, string>> = {
  account: 'Account',
  practice: 'Interviews and practice',
  cv: 'CV reviews',
  mentors: 'Mentors',
  payments: 'Plans and payments',
  security: 'Security',
}

/** One table per topic. */
export const KeptTables = ({ groups }: { groups: readonly KeptGroup[] }) => (
  <div className="grid gap-10 sm:gap-12">
    {KEPT_TOPICS.map((topic) => (
      <ReasonTable
        key={topic}
        title={TITLES[topic]}
        rows={groups
          .filter((group) => group.topic === topic)
          .map((group) => ({ ...group, key: `${group.table}.${group.columns[0]}` }))}
      />
    ))}
  </div>
)
