import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ZodType } from 'zod'
import { strictContext } from '@/components/strict-context'
import { notifyProblem } from '@/components/ui/notify'
import { useFirstInteraction } from '@/components/ui/use-first-interaction'
import { NOT_CHECKED } from './use-schema-resolver'

/** Messages by the path of their field, such as `ownQuestions.0.text`. */
export type FormErrors = Readonly<Record<string, string>>

export type FormValues<Values> = {
  values: Values
  errors: FormErrors
  isSubmitting: boolean
  attempts: number
  /** The values at this moment, for callbacks. */
  current(): Values
  set(changed: Partial<Values>): void
  /** While a value is on its way, submissions are refused with this notice. @returns a function that ends it */
  hold(notice: Hold): () => void
}

type Hold = { title: string; description: string }

type Options<Values, Output> = {
  /** Initially, and until a draft is read. */
  empty: Values
  /** Imports the schema; must be a stable function. */
  load: () => Promise<ZodType<Output>>
}

/**
 * The values of a form that is stored as a draft, validated with a zod schema that is loaded at the first interaction.
 * Smaller than react-hook-form by 13 kB, which every dashboard would load. After the first submission, each change is
 * validated. A failed submission focuses the first invalid control.
 */
export function useFormValues<Values extends object, Output>({ empty, load }: Options<Values, Output>) {
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<FormErrors>({})
  const [isSubmitting, setSubmitting] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const latest = useRef(values)
  const held = useRef<Hold | null>(null)
  useFirstInteraction(useCallback(() => void load().catch(() => null), [load]))

  const set = useCallback((changed: Partial<Values>) => {
    latest.current = { ...latest.current, ...changed }
    setValues(latest.current)
  }, [])
  const current = useCallback(() => latest.current, [])
  const hold = useCallback((notice: Hold) => {
    held.current = notice
    return () => {
      held.current = null
    }
  }, [])

  // Messages follow the changes once they are shown.
  useEffect(() => {
    if (attempts === 0) return
    let isOutdated = false
    validate(load, values).then(({ errors: found }) => !isOutdated && setErrors(found))
    return () => {
      isOutdated = true
    }
  }, [attempts, values, load])

  const submit = (onValid: (output: Output) => unknown, onInvalid?: (errors: FormErrors) => void) => {
    return async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const form = event.currentTarget
      if (isSubmitting) return
      if (held.current) return notifyProblem(held.current.title, held.current.description)
      setSubmitting(true)
      const checked = await validate(load, latest.current)
      // At once: the messages must be drawn, and folded fields opened, before the first invalid one is focused.
      flushSync(() => {
        setErrors(checked.errors)
        setAttempts((before) => before + 1)
        setSubmitting(false)
      })
      if ('output' in checked) return void onValid(checked.output)
      const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]')
      invalid?.focus({ preventScroll: true })
      // In the middle: a notice stands at the bottom of the window.
      invalid?.scrollIntoView({ block: 'center' })
      onInvalid?.(checked.errors)
    }
  }
  const form: FormValues<Values> = useMemo(
    () => ({ values, errors, isSubmitting, attempts, current, set, hold }),
    [values, errors, isSubmitting, attempts, current, set, hold],
  )
  return { ...form, form, submit }
}

type Checked<Output> = { errors: FormErrors; output: Output } | { errors: FormErrors }

async function validate<Values extends object, Output>(
  load: () => Promise<ZodType<Output>>,
  values: Values,
): Promise<Checked<Output>> {
  const schema = await load().catch(() => null)
  if (!schema) return { errors: { [Object.keys(values)[0] ?? '']: NOT_CHECKED } }
  const checked = schema.safeParse(values)
  if (checked.success) return { errors: {}, output: checked.data }
  const errors: Record<string, string> = {}
  for (const { path, message } of checked.error.issues) errors[path.join('.')] ??= message
  return { errors }
}

const Context = strictContext<FormValues<object>>('useFormContext')

/** Provides a form to its fields. */
export const FormContext = Context.Provider

/** The form around a field. @template Values the values that the field uses */
export const useFormContext = <Values extends object>() => Context.use() as FormValues<Values>
