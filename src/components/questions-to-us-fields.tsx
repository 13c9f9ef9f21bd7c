import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { QUESTIONS_TO_US } from '@/domain/interview/to-us-criteria'

const PLACEHOLDERS = [
  'Take up something that the advert names.',
  'Ask how or why, so that a yes is no answer.',
  'Leave pay and holidays for the offer.',
]

type FieldsProps = {
  texts: readonly string[]
  onChange: (index: number, text: string) => void
  /** When a field is left. */
  onBlur?: () => void
}

/** Where the questions to the interviewer are written. */
export const QuestionsToUsFields = ({ texts, onChange, onBlur }: FieldsProps) => (
  <div className="grid gap-4">
    {texts.map((text, index) => (
      <Field key={PLACEHOLDERS[index]} label={`Your question ${index + 1} to the interviewer`}>
        <Textarea
          rows={2}
          maxLength={QUESTIONS_TO_US.max}
          value={text}
          onChange={(event) => onChange(index, event.target.value)}
          onBlur={onBlur}
          placeholder={PLACEHOLDERS[index]}
        />
      </Field>
    ))}
  </div>
)
