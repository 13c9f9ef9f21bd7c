import { type ReactNode, useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Disclosure } from '@/components/ui/disclosure'
import type { StartValues } from './start-values'

/** What few change from one interview to the next, folded; open where something in it has to be put right. */
export function MoreOptions({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const { errors, submitCount } = useFormContext<StartValues>().formState
  const isFaulty = Boolean(errors.level ?? errors.openers ?? errors.followUps ?? errors.ownQuestions)
  // biome-ignore lint/correctness/useExhaustiveDependencies: folded again, it opens at the next attempt to send it.
  useEffect(() => {
    if (isFaulty) setOpen(true)
  }, [isFaulty, submitCount])
  return (
    <Disclosure label="More options" open={isOpen} onOpenChange={setOpen}>
      <div className="grid gap-5 pt-2">{children}</div>
    </Disclosure>
  )
}
