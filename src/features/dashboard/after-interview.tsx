import { useEffect, useState } from 'react'
import { useDeferred } from '@/components/ui/use-deferred'
import type { DebriefCardProps } from './debrief-card'
import { TODAY_HEADING_ID } from './today-step'
import { usePracticePlan } from './use-interviews'

const loadCard = () => import('./debrief-card').then((module) => module.DebriefCard)

type Props = Pick<DebriefCardProps, 'onPractise'> & {
  /** The card is above today's step once the day is over, and below it on the day itself. */
  place: 'above' | 'below'
}

/** What follows the real interview, from its day on; renders nothing before. */
export function AfterInterview({ place, onPractise }: Props) {
  const { data: plan } = usePracticePlan()
  const debrief = plan?.debrief ?? null
  const isHere = debrief !== null && (debrief.interviewOn === plan?.today) === (place === 'below')
  const DebriefCard = useDeferred(loadCard, isHere, () => {})
  const [isNextSet, setNextSet] = useState(false)
  useEffect(() => {
    // The card is gone, and the step of the next interview has appeared.
    if (isNextSet && !isHere) document.getElementById(TODAY_HEADING_ID)?.focus()
    if (isHere) setNextSet(false)
  }, [isNextSet, isHere])
  if (!isHere || !plan || !DebriefCard) return null
  return <DebriefCard plan={{ ...plan, debrief }} onPractise={onPractise} onNext={() => setNextSet(true)} />
}
