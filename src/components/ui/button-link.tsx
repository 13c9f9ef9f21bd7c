import Link from 'next/link'
import type { ComponentProps } from 'react'
import { type ButtonLooks, buttonClasses } from './button'

type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLooks

/** A link that looks like a button. */
export const ButtonLink = ({ variant, size, className, ...props }: ButtonLinkProps) => (
  <Link {...props} className={buttonClasses({ variant, size }, className)} />
)
