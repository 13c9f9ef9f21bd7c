import { PageSection } from '@/components/ui/page-section'
import { formatLongDate } from '@/lib/format'
import type { Accuracy } from '@/schemas/accuracy'
import { AgreementMethod } from './agreement-method'
import { HUMAN_AGREEMENT, plainAgreement } from './agreement-words'
import { KindTable } from './kind-table'
import { SetFigures } from './set-figures'

type AgreementProps = { id: string; title: string; accuracy: Accuracy }

/** A summary in plain words, then the figures, then how they were measured. */
export function Agreement({ id, title, accuracy }: AgreementProps) {
  const { interviews, mohler, saf } = accuracy
  return (
    <PageSection
      id={id}
      title={title}
      lead={plainAgreement(accuracy).map((sentence) => <p key={sentence}>{sentence}</p>)}
    >
      <KindTable kinds={interviews.kinds} />
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-14">
        <SetFigures
          name="Short answers on data structures, graded by people"
          source="Mohler et al. 2011"
          figures={mohler}
          human={HUMAN_AGREEMENT}
        />
        <SetFigures
          name="Longer answers on networks, graded by people"
          source="SAF, Filighera et al. 2022"
          figures={saf}
        />
      </div>
      <AgreementMethod accuracy={accuracy} measuredOn={formatLongDate(new Date(accuracy.measuredOn))} />
    </PageSection>
  )
}
