import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { notifyNotLoaded } from './notify'
import { useFirstInteraction } from './use-first-interaction'

/**
 * A component that is loaded at the user's first interaction, or as soon as it is wanted. For dialogs and forms that
 * are shown after a press.
 * @param load must be a stable function
 * @param giveUp called if it is wanted and cannot be loaded, after a notice; the next press tries again
 * @returns null until it is loaded, and until it is wanted for the first time; afterwards it stays, so that a dialog
 *   can be closed with its animation
 */
export function useDeferred<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  giveUp: () => void,
): ComponentType<Props> | null {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> } | null>(null)
  const [wasWanted, setWasWanted] = useState(false)
  if (isWanted && !wasWanted) setWasWanted(true)

  const fetchIt = useCallback(() => load().then((Component) => setLoaded({ Component })), [load])
  useFirstInteraction(
    useCallback(() => {
      fetchIt().catch(() => {
        // Tried again when it is wanted.
      })
    }, [fetchIt]),
  )
  const isMissing = isWanted && loaded === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: `giveUp` of the moment when it is wanted.
  useEffect(() => {
    if (!isMissing) return
    fetchIt().catch(() => {
      giveUp()
      notifyNotLoaded()
    })
  }, [isMissing, fetchIt])
  return wasWanted ? (loaded?.Component ?? null) : null
}
