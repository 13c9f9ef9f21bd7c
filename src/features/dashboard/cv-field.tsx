import { useId } from 'react'
import { Label } from '@/components/ui/label'
import { notifySuccess } from '@/components/ui/notify'
import { Switch } from '@/components/ui/switch'
import { countWords } from '@/domain/interview/answers'
import { UPLOAD } from '@/domain/limits/upload'
import type { PlanConfig } from '@/domain/plans/plans'
import { CvTextField } from '@/features/shared/cv-text-field'
import { FileWarnings } from '@/features/shared/file-warnings'
import { useFormContext } from '@/features/shared/use-form-values'
import { useLastCv } from '@/features/shared/use-last-cv'
import type { StartValues } from './start-draft'
import { useInterviewLength } from './use-interview-length'

const FAILURE = {
  title: 'File processing failed',
  fallback: 'Could not parse CV file. Proceeding with standard questions.',
}

export function CvField({ plan }: { plan: PlanConfig }) {
  const lastCv = useLastCv()
  const { values, set } = useFormContext<StartValues>()
  const { personal } = useInterviewLength(plan)
  const isReused = values.reusesLastCv && lastCv !== null
  return (
    <div className="grid gap-3">
      {lastCv !== null && <ReuseSwitch lastCv={lastCv} isReused={isReused} />}
      {!isReused && (
        <>
          <CvTextField
            failure={FAILURE}
            uploadHint={`${UPLOAD.hint} Its text goes into the field above.`}
            aside="Optional"
            hint={
              personal > 0
                ? `Up to ${personal} questions are made from your CV and the job description; fuller texts give more.`
                : `The ${plan.name} does not tailor questions to your CV. We keep it, so that you can reuse it.`
            }
            rows={4}
            onWarnings={(warnings) => set({ fileWarnings: warnings })}
          />
          <FileWarnings live warnings={values.fileWarnings} />
        </>
      )}
    </div>
  )
}

function ReuseSwitch({ lastCv, isReused }: { lastCv: string; isReused: boolean }) {
  const id = useId()
  const { set } = useFormContext<StartValues>()
  return (
    <div className="grid gap-1.5">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <Label htmlFor={id}>Reuse previous CV</Label>
        <Switch
          id={id}
          checked={isReused}
          aria-describedby={isReused ? `${id}-cv` : undefined}
          onCheckedChange={(on) => {
            set({ reusesLastCv: on })
            if (on) notifySuccess('Using previous CV')
          }}
        />
      </div>
      {isReused && (
        <p id={`${id}-cv`} className="line-clamp-2 text-muted-foreground text-sm">
          {countWords(lastCv).toLocaleString('en')} words: {lastCv.trim().slice(0, 200)}
        </p>
      )}
    </div>
  )
}
