import { useEffect, useState } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { useDeferred } from '@/components/ui/use-deferred'
import type { PlanConfig } from '@/domain/plans/plans'
import { JobDescriptionField } from '@/features/shared/job-description-field'
import { REGION_HINT, REGION_OPTIONS } from '@/features/shared/region-options'
import { useUser } from '@/features/shared/session'
import { useFormContext } from '@/features/shared/use-form-values'
import { ChoiceField } from './choice-field'
import type { StartValues } from './start-draft'

const loadCvField = () => import('./cv-field').then((module) => module.CvField)

/** Optional fields that tailor the interview to a real one; collapsed until one is filled in. */
export function TailorFields({ plan }: { plan: PlanConfig }) {
  const [isOpen, setOpen] = useState(false)
  const CvField = useDeferred(loadCvField, isOpen, () => setOpen(false))
  const user = useUser()
  const { values, errors, set } = useFormContext<StartValues>()
  const holdsSomething = Boolean(values.jobDescription || values.cvContent)
  const hasError = Boolean(errors.jobDescription || errors.cvContent || errors.region)
  useEffect(() => {
    if (holdsSomething || hasError) setOpen(true)
  }, [holdsSomething, hasError])
  return (
    <Disclosure label="Tailor it" note="Job advert, CV, region" open={isOpen} onOpenChange={setOpen}>
      <div className="grid gap-x-8 gap-y-5 pt-2 @2xl:grid-cols-2">
        <div className="grid content-start gap-5">
          <JobDescriptionField aside="Optional" rows={4} />
          <ChoiceField
            label="Where you look for work"
            hint={REGION_HINT}
            options={REGION_OPTIONS}
            error={errors.region}
            value={values.region ?? user.region}
            onChange={(region) => set({ region })}
          />
        </div>
        {CvField && <CvField plan={plan} />}
      </div>
    </Disclosure>
  )
}
