import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'

type Props = {
  title: string
  description: ReactNode
  /** The fragment of links to it. */
  id?: string
  className?: string
  children: ReactNode
}

/** A card of the settings: description on the left, controls on the right. */
export const SettingsSection = ({ title, description, id, className, children }: Props) => (
  <Card id={id} className={clsx('md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)] md:gap-10', className)}>
    <CardHeader className="content-start">
      <CardTitle>{title}</CardTitle>
      <CardDescription>{description}</CardDescription>
    </CardHeader>
    <div className="grid min-w-0 content-start gap-4">{children}</div>
  </Card>
)
