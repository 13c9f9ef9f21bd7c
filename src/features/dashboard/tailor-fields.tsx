import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Disclosure } from '@/components/ui/disclosure'
import { DEFAULT_REGION } from '@/domain/interview/regions'
import type { PlanConfig } from '@/domain/plans/plans'
import { JobDescriptionField } from '@/features/shared/job-description-field'
import { REGION_HINT, REGION_OPTIONS } from '@/features/shared/region-options'
import { ChoiceField } from './choice-field'
import { CvField } from './cv-field'
import type { StartValues } from './start-values'

/** Optional fields that tailor the interview to a real one; collapsed until one is filled in. */
export function TailorFields({ plan }: { plan: PlanConfig }) {
  const [isOpen, setOpen] = useState(false)
  const { control, formState } = useFormContext<StartValues>()
  const [jobDescription, cvContent] = useWatch({ control, name: ['jobDescription', 'cvContent'] })
  const holdsSomething = Boolean(jobDescription || cvContent)
  const { jobDescription: advertError, cvContent: cvError, region: regionError } = formState.errors
  const hasError = Boolean(advertError || cvError || regionError)
  useEffect(() => {
    if (holdsSomething || hasError) setOpen(true)
  }, [holdsSomething, hasError])
  return (
    <Disclosure label="Tailor it" note="Job advert, CV, region" open={isOpen} onOpenChange={setOpen}>
      <div className="grid gap-x-8 gap-y-5 pt-2 @2xl:grid-cols-2">
        <div className="grid content-start gap-5">
          <JobDescriptionField aside="Optional" rows={4} />
          <ChoiceField
            control={control}
            name="region"
            label="Where you look for work"
            hint={REGION_HINT}
            options={REGION_OPTIONS}
            toOption={(region) => region ?? DEFAULT_REGION}
          />
        </div>
        <CvField plan={plan} />
      </div>
    </Disclosure>
  )
}
