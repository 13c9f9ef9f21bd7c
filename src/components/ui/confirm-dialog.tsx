import { cloneElement, type ReactElement } from 'react'
import type { ButtonProps } from './button'
import type { ConfirmationProps } from './confirmation'
import { useDeferred } from './use-deferred'

type ConfirmDialogProps = ConfirmationProps & {
  trigger: ReactElement<ButtonProps>
}

const load = () => import('./confirmation').then(({ Confirmation }) => Confirmation)

/** A button that asks for confirmation before data is deleted; the dialog stays open until that is done. */
export function ConfirmDialog({ trigger, ...confirmation }: ConfirmDialogProps) {
  const { isOpen, onOpenChange } = confirmation
  const Confirmation = useDeferred(load, isOpen, () => onOpenChange(false))
  return (
    <>
      {cloneElement(trigger, {
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        onClick: () => onOpenChange(true),
      })}
      {Confirmation && <Confirmation {...confirmation} />}
    </>
  )
}
