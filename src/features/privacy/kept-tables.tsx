import { KEPT_TOPICS, type KeptTopic } from '@/domain/account/kept-data'
import type { KeptGroup } from '@/schemas/kept-data'

const TITLES: Readonly<Record<KeptTopic, string>> = {
  account: 'Account',
  practice: 'Interviews and practice',
  cv: 'CV reviews',
  mentors: 'Mentors',
  payments: 'Plans and payments',
  security: 'Security',
}

/** One table per topic; on a phone each row is a card. */
export const KeptTables = ({ groups }: { groups: readonly KeptGroup[] }) => (
  <div className="grid gap-10 sm:gap-12">
    {KEPT_TOPICS.map((topic) => (
      <TopicTable key={topic} title={TITLES[topic]} groups={groups.filter((group) => group.topic === topic)} />
    ))}
  </div>
)

const TopicTable = ({ title, groups }: { title: string; groups: readonly KeptGroup[] }) => (
  <table className="w-full border-collapse text-left max-sm:block">
    <caption className="pb-3 text-left text-heading max-sm:block">{title}</caption>
    <thead className="text-muted-foreground text-sm max-sm:sr-only">
      <tr className="border-b">
        <th scope="col" className="py-2 pr-5 font-medium sm:w-[44%]">
          What
        </th>
        <th scope="col" className="py-2 pr-5 font-medium sm:w-[28%]">
          Why
        </th>
        <th scope="col" className="py-2 font-medium">
          How long
        </th>
      </tr>
    </thead>
    <tbody className="max-sm:grid max-sm:gap-3">
      {groups.map(({ table, columns, what, why, kept }) => (
        <tr
          key={`${table}.${columns[0]}`}
          className="align-top max-sm:grid max-sm:gap-2.5 max-sm:rounded-xl max-sm:border max-sm:bg-card max-sm:p-4 sm:border-b"
        >
          <th scope="row" className="font-medium sm:py-3 sm:pr-5">
            {what}
          </th>
          <td className="text-muted-foreground sm:py-3 sm:pr-5">
            <Label>Why</Label>
            {why}
          </td>
          <td className="text-muted-foreground sm:py-3">
            <Label>How long</Label>
            {kept}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** The column's name, where its heading is not shown. */
const Label = ({ children }: { children: string }) => (
  <span className="block font-semibold text-foreground text-sm sm:hidden">{children}</span>
)
