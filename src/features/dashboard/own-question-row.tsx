import { X } from 'lucide-react'
import { type ClipboardEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { categoryName } from '@/domain/interview/category-names'
import { guessCategory } from '@/domain/interview/guess-category'
import { linesOf, OWN_QUESTIONS } from '@/domain/interview/own-questions'
import { QUESTION_CATEGORIES } from '@/domain/interview/question'
import { useFormContext } from '@/features/shared/use-form-values'
import { ChoiceField } from './choice-field'
import type { OwnQuestion, StartValues } from './start-draft'

type RowProps = {
  row: OwnQuestion
  index: number
  isNew: boolean
  onChange: (changed: Partial<OwnQuestion>) => void
  /** @param kept the text of the field without the part that was selected */
  onPasteLines: (lines: readonly string[], kept: string) => void
  onRemove: () => void
}

/** One own question, with its category and the points that the user wants to make. */
export function OwnQuestionRow({ row, index, isNew, onChange, onPasteLines, onRemove }: RowProps) {
  const { errors } = useFormContext<StartValues>()
  const number = index + 1
  const path = `ownQuestions.${index}`
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const lines = linesOf(event.clipboardData.getData('text'))
    if (lines.length < 2) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    onPasteLines(lines, value.slice(0, selectionStart) + value.slice(selectionEnd))
  }
  return (
    <li className="grid gap-3 border-l-2 pl-4">
      <Field
        label={`Question ${number}`}
        error={errors[`${path}.text`]}
        aside={
          <Button type="button" variant="link" size="sm" onClick={onRemove}>
            <X aria-hidden />
            Remove<span className="sr-only"> question {number}</span>
          </Button>
        }
      >
        <Textarea
          value={row.text}
          onChange={({ target }) => onChange({ text: target.value })}
          autoFocus={isNew}
          rows={2}
          className="min-h-16"
          maxLength={OWN_QUESTIONS.text.max}
          onPaste={onPaste}
          placeholder="Why do you want to work with us?"
        />
      </Field>
      <ChoiceField
        label={
          <>
            Kind<span className="sr-only"> of question {number}</span>
          </>
        }
        hint={row.category === undefined && row.text.trim() !== '' ? 'Guessed from the wording.' : undefined}
        error={errors[`${path}.category`]}
        options={QUESTION_CATEGORIES.map((category) => ({ value: category, label: categoryName(category) }))}
        value={row.category ?? guessCategory(row.text)}
        onChange={(category) => onChange({ category })}
      />
      <Points
        number={number}
        lines={row.points}
        onChange={(points) => onChange({ points })}
        error={Object.entries(errors).find(([field]) => field.startsWith(`${path}.points`))?.[1]}
      />
    </li>
  )
}

type PointsProps = {
  number: number
  lines: readonly string[]
  onChange: (lines: string[]) => void
  error: string | undefined
}

function Points({ number, lines, onChange, error }: PointsProps) {
  // The raw text: splitting it into lines drops the empty line that was just begun.
  const [text, setText] = useState(() => lines.join('\n'))
  return (
    <Field
      label={
        <>
          Points you want to make<span className="sr-only"> to question {number}</span>
        </>
      }
      aside="Optional"
      error={error}
      hint={`One per line, up to ${OWN_QUESTIONS.points.most}. Without points, we only judge how you tell it.`}
    >
      <Textarea
        rows={2}
        className="min-h-16"
        value={text}
        onChange={({ target: { value } }) => {
          setText(value)
          onChange(linesOf(value))
        }}
      />
    </Field>
  )
}
