import { PageHeader } from '@/components/ui/page-header'
import { PageLinks } from '@/components/ui/page-links'
import { PageSection } from '@/components/ui/page-section'
import type { KeptGroup } from '@/schemas/kept-data'
import { FactList } from './fact-list'
import { IN_SHORT } from './in-short'
import { KeptTables } from './kept-tables'
import { OUTSIDE_THE_DATABASE } from './outside-the-database'
import { RECEIVERS } from './receivers'
import { RIGHTS } from './rights'
import { type SessionDays, TheBrowser } from './the-browser'
import { TheOperator } from './the-operator'

const PARTS = [
  { id: 'kept', title: 'What is kept' },
  { id: 'elsewhere', title: 'Outside the database' },
  { id: 'receivers', title: 'Who else receives something' },
  { id: 'browser', title: 'What stays in your browser' },
  { id: 'rights', title: 'Your rights' },
  { id: 'contact', title: 'Who answers for this site' },
] as const

type PrivacyScreenProps = {
  groups: readonly KeptGroup[]
  sessionDays: SessionDays
  /** An email address or a URL; null if the operator has named none. */
  contact: string | null
}

/** Says what is kept about a person. The first part is made from the comments of the database's schema. */
export function PrivacyScreen({ groups, sessionDays, contact }: PrivacyScreenProps) {
  const [kept, elsewhere, receivers, browser, rights, operator] = PARTS
  return (
    <div className="container-page grid gap-12 py-10 sm:gap-16 sm:py-16">
      <div className="grid gap-8">
        <PageHeader
          title="Privacy"
          description="What we keep about you, why, and for how long. It is yours to download and to delete."
        />
        <PageLinks parts={PARTS} />
      </div>
      <FactList facts={IN_SHORT} />
      <PageSection
        {...kept}
        lead={
          <p>
            Every table of the database, in plain words. This list is made from the comments in the database’s own
            schema, and a table without them fails our tests. An account that nobody uses is not deleted by itself.
          </p>
        }
      >
        <KeptTables groups={groups} />
      </PageSection>
      <PageSection {...elsewhere} lead={<p>What leaves a trace besides the tables, and when it goes.</p>}>
        <FactList facts={OUTSIDE_THE_DATABASE} />
      </PageSection>
      <PageSection
        {...receivers}
        lead={
          <p>
            Nobody, unless it is named here. Which of these services are set up is the decision of whoever runs this
            site. What a service keeps of what it receives is governed by its own terms.
          </p>
        }
      >
        <FactList facts={RECEIVERS} />
      </PageSection>
      <PageSection
        {...browser}
        lead={<p>Nothing here follows you to other sites. Whoever uses the same browser can read it.</p>}
      >
        <TheBrowser sessionDays={sessionDays} />
      </PageSection>
      <PageSection
        {...rights}
        lead={
          <p>
            The Nigeria Data Protection Act 2023 (NDPA) gives people rights over the data about them. In the European
            Union the General Data Protection Regulation (GDPR) does. Where one of them applies to you, this is how to
            use your rights here.
          </p>
        }
      >
        <FactList facts={RIGHTS} />
      </PageSection>
      <PageSection {...operator} lead={<TheOperator contact={contact} />} />
    </div>
  )
}
