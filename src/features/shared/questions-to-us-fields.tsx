import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { QUESTIONS_TO_US } from '@/domain/interview/to-us-criteria'

const PLACEHOLDERS = [
  'Pick up on something in the advert.',
  'Ask how or why, so that a simple yes is not enough.',
  'Save pay and holidays for when you have an offer.',
]

type FieldsProps = {
  texts: readonly string[]
  onChange: (index: number, text: string) => void
  onBlur?: () => void
  /** Moves the focus to the first field. */
  autoFocus?: boolean
}

export const QuestionsToUsFields = ({ texts, onChange, onBlur, autoFocus = false }: FieldsProps) => (
  <div className="grid gap-4">
    {texts.map((text, index) => (
      <Field key={PLACEHOLDERS[index]} label={`Your question ${index + 1} to the interviewer`}>
        <Textarea
          rows={2}
          maxLength={QUESTIONS_TO_US.max}
          value={text}
          onChange={(event) => onChange(index, event.target.value)}
          onBlur={onBlur}
          autoFocus={autoFocus && index === 0}
          placeholder={PLACEHOLDERS[index]}
        />
      </Field>
    ))}
  </div>
)
