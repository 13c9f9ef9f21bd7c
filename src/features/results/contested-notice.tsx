import dynamic from 'next/dynamic'
import { Alert } from '@/components/ui/alert'
import { errorCode, errorMessage, NO_ANSWER } from '@/trpc/errors'
import { useContests } from './contests-context'
import type { ReadingPlace } from './reviewed'

// Loaded lazily, because most results have no contested remarks.
const ContestedScore = dynamic(() => import('./contested-score').then((module) => module.ContestedScore))

/** The score with and without the contested remarks, if there are any, and the second opinion. */
export function ContestedNotice({ place }: { place: ReadingPlace }) {
  const { at, errorAt } = useContests()
  const reading = at(place)
  const error = errorAt(place)
  return (
    <>
      {error != null && (
        <Alert live variant="destructive" title="That could not be saved">
          {errorCode(error) === 'UNAUTHORIZED'
            ? 'Your session has ended. Sign in again, then try once more.'
            : errorMessage(error, NO_ANSWER)}
        </Alert>
      )}
      {reading && <ContestedScore reading={reading} />}
    </>
  )
}
