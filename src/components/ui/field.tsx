import { clsx } from 'clsx'
import { createContext, type ReactNode, useContext, useId } from 'react'
import { Label } from './label'

type FieldControl = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean }

const FieldContext = createContext<FieldControl | null>(null)

type ControlProps = {
  id?: string | undefined
  required?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
  'aria-required'?: boolean | 'true' | 'false' | undefined
}

/** Props that connect a control to the surrounding Field; the control's own props win. */
export function useFieldControl(props: ControlProps) {
  const field = useContext(FieldContext)
  return {
    id: props.id ?? field?.id,
    'aria-describedby': [props['aria-describedby'], field?.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': props['aria-invalid'] ?? (field?.invalid || undefined),
    // Not `required`: the browser's own validation bubble would precede the form's messages.
    'aria-required': props['aria-required'] ?? (field?.required || undefined),
  }
}

type FieldProps = {
  label: ReactNode
  /** One control: Input, Textarea, Choice, Switch. */
  children: ReactNode
  hint?: ReactNode
  /** Validation message, e.g. `errors.email?.message`. */
  error?: ReactNode
  required?: boolean
  /** Shown after the label, e.g. a link or 'optional'. */
  aside?: ReactNode
  className?: string
}

export function Field({ label, children, hint, error, required = false, aside, className }: FieldProps) {
  const controlId = useId()
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = [error ? errorId : null, hint ? hintId : null].filter(Boolean).join(' ') || undefined

  return (
    <FieldContext value={{ id: controlId, describedBy, invalid: Boolean(error), required }}>
      <div className={clsx('grid gap-1.5', className)}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Label htmlFor={controlId}>{label}</Label>
          {aside ? <span className="text-muted-foreground text-sm">{aside}</span> : null}
        </div>
        {children}
        {error ? (
          <p id={errorId} className="font-medium text-destructive text-sm">
            {error}
          </p>
        ) : null}
        {hint ? (
          <p id={hintId} className="text-muted-foreground text-sm">
            {hint}
          </p>
        ) : null}
      </div>
    </FieldContext>
  )
}
