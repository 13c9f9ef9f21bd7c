import { X } from 'lucide-react'
import { type ClipboardEvent, useState } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { categoryName } from '@/domain/interview/category-names'
import { guessCategory } from '@/domain/interview/guess-category'
import { linesOf, OWN_QUESTIONS } from '@/domain/interview/own-questions'
import { QUESTION_CATEGORIES } from '@/domain/interview/question'
import { ChoiceField } from './choice-field'
import type { StartValues } from './start-values'

type RowProps = { index: number; onPasteLines: (lines: readonly string[]) => void; onRemove: () => void }

/** One own question, with its category and the points that the user wants to make. */
export function OwnQuestionRow({ index, onPasteLines, onRemove }: RowProps) {
  const { register, formState } = useFormContext<StartValues>()
  const number = index + 1
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const lines = linesOf(event.clipboardData.getData('text'))
    if (lines.length < 2) return
    event.preventDefault()
    onPasteLines(lines)
  }
  return (
    <li className="grid gap-3 border-l-2 pl-4">
      <Field
        label={`Question ${number}`}
        error={formState.errors.ownQuestions?.[index]?.text?.message}
        aside={
          <Button type="button" variant="link" size="sm" onClick={onRemove}>
            <X aria-hidden />
            Remove<span className="sr-only"> question {number}</span>
          </Button>
        }
      >
        <Textarea
          {...register(`ownQuestions.${index}.text`)}
          rows={2}
          className="min-h-16"
          maxLength={OWN_QUESTIONS.text.max}
          onPaste={onPaste}
          placeholder="Why do you want to work with us?"
        />
      </Field>
      <KindField index={index} />
      <PointsField index={index} />
    </li>
  )
}

function KindField({ index }: { index: number }) {
  const { control } = useFormContext<StartValues>()
  const [text = '', kind] = useWatch({
    control,
    name: [`ownQuestions.${index}.text`, `ownQuestions.${index}.category`],
  })
  return (
    <ChoiceField
      control={control}
      name={`ownQuestions.${index}.category`}
      label={
        <>
          Kind<span className="sr-only"> of question {index + 1}</span>
        </>
      }
      hint={kind === undefined && text.trim() !== '' ? 'Guessed from the wording.' : undefined}
      options={QUESTION_CATEGORIES.map((category) => ({ value: category, label: categoryName(category) }))}
      toOption={(category) => category ?? guessCategory(text)}
    />
  )
}

function PointsField({ index }: { index: number }) {
  const { control } = useFormContext<StartValues>()
  return (
    <Controller
      control={control}
      name={`ownQuestions.${index}.points`}
      render={({ field, formState: { errors } }) => {
        const faults = errors.ownQuestions?.[index]?.points
        return (
          <Points
            number={index + 1}
            lines={field.value ?? []}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={faults?.message ?? faults?.root?.message ?? faults?.find?.((each) => each)?.message}
          />
        )
      }}
    />
  )
}

type PointsProps = {
  number: number
  lines: readonly string[]
  onChange: (lines: string[]) => void
  onBlur: () => void
  error: string | undefined
}

function Points({ number, lines, onChange, onBlur, error }: PointsProps) {
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
        onBlur={onBlur}
        onChange={({ target: { value } }) => {
          setText(value)
          onChange(linesOf(value))
        }}
      />
    </Field>
  )
}
