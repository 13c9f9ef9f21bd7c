import { useId } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { CvFileField, isBeingRead } from '@/components/cv-file-field'
import { Field } from '@/components/ui/field'
import { Label } from '@/components/ui/label'
import { notify } from '@/components/ui/notify'
import { Switch } from '@/components/ui/switch'
import { Textarea } from '@/components/ui/textarea'
import { countWords } from '@/domain/interview/answers'
import { cleanText } from '@/domain/interview/clean-text'
import type { PlanConfig } from '@/domain/plans/plans'
import { UPLOAD } from '@/schemas/file'
import { useReadCvFile } from '@/trpc/use-read-cv-file'
import type { StartValues } from './start-values'
import { useInterviewLength } from './use-interview-length'
import { useLastCv } from './use-last-cv'

const FAILURE = {
  title: 'File processing failed',
  fallback: 'Could not parse CV file. Proceeding with standard questions.',
}

/** The CV: the one given last, or what is uploaded or pasted here. */
export function CvField({ plan }: { plan: PlanConfig }) {
  const lastCv = useLastCv()
  const { register, control, formState, setValue, setFocus } = useFormContext<StartValues>()
  const file = useReadCvFile({
    failure: FAILURE,
    onRead: ({ text }) => setValue('cvContent', text, { shouldDirty: true, shouldValidate: true }),
  })
  const { personal } = useInterviewLength(plan)
  const isReused = useWatch({ control, name: 'reusesLastCv' }) && lastCv !== null
  const hasScan = file.state.phase === 'read' && file.state.isScan

  return (
    <div className="grid gap-3">
      {lastCv === null ? null : <ReuseSwitch lastCv={lastCv} isReused={isReused} onSwitch={file.cancel} />}
      {isReused ? null : (
        <Field
          label="Your CV"
          aside="Optional"
          error={formState.errors.cvContent?.message}
          hint={
            personal > 0
              ? `${personal} questions are made to fit your CV and the job description.`
              : `The ${plan.name} does not fit the questions to your CV. It is kept, so that you can reuse it.`
          }
        >
          <Textarea
            {...register('cvContent', { setValueAs: cleanText })}
            rows={hasScan ? 12 : 4}
            readOnly={isBeingRead(file.state)}
            placeholder="Paste the text of your CV"
          />
        </Field>
      )}
      {isReused ? null : (
        <CvFileField
          state={file.state}
          accept={UPLOAD.extensions}
          hint="PDF, DOCX or a picture (PNG, JPEG), up to 10 MB. Its text goes into the field above."
          onPick={file.read}
          onCancel={file.cancel}
          onCheck={() => setFocus('cvContent')}
        />
      )}
    </div>
  )
}

type ReuseSwitchProps = { lastCv: string; isReused: boolean; onSwitch: () => void }

function ReuseSwitch({ lastCv, isReused, onSwitch }: ReuseSwitchProps) {
  const id = useId()
  const { control } = useFormContext<StartValues>()
  return (
    <div className="grid gap-1.5">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <Label htmlFor={id}>Reuse previous CV</Label>
        <Controller
          control={control}
          name="reusesLastCv"
          render={({ field: { onChange, onBlur, ref } }) => (
            <Switch
              id={id}
              ref={ref}
              checked={isReused}
              aria-describedby={isReused ? `${id}-cv` : undefined}
              onBlur={onBlur}
              onCheckedChange={(on) => {
                onChange(on)
                onSwitch()
                if (on) notify({ title: 'Using previous CV', variant: 'success' })
              }}
            />
          )}
        />
      </div>
      {isReused ? (
        <p id={`${id}-cv`} className="line-clamp-2 text-muted-foreground text-sm">
          {countWords(lastCv).toLocaleString('en')} words: {lastCv.trim().slice(0, 200)}
        </p>
      ) : null}
    </div>
  )
}
