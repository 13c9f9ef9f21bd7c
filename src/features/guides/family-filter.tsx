'use client'

import { useEffect, useState } from 'react'
import { ROLE_GROUPS, type RoleFamily } from '@/domain/interview/role-groups'

const FIELD = 'field'

/**
 * Shows the guides of one field of work. The list is rendered by the server; a style rule on `data-family` hides the
 * other guides, so that the list need not be sent to the browser again as data. The choice is part of the address, so
 * that it is still there on the way back from a guide.
 */
export function FamilyFilter({ listId }: { listId: string }) {
  const [family, setFamily] = useState<RoleFamily | null>(null)
  // In an effect, because the page is the same for every address.
  useEffect(() => {
    const chosen = new URLSearchParams(window.location.search).get(FIELD)
    setFamily(ROLE_GROUPS.find((group) => group.family === chosen)?.family ?? null)
  }, [])
  const choose = (next: RoleFamily | null) => {
    setFamily(next)
    window.history.replaceState(null, '', next === null ? window.location.pathname : `?${FIELD}=${next}`)
  }
  const choices = [{ family: null, name: 'All' }, ...ROLE_GROUPS]
  return (
    <>
      {family && <style>{`#${listId} > li:not([data-family="${family}"]) { display: none }`}</style>}
      <fieldset aria-controls={listId} className="flex flex-wrap gap-2">
        <legend className="sr-only">Field of work</legend>
        {choices.map((choice) => (
          <button
            key={choice.name}
            type="button"
            aria-pressed={choice.family === family}
            onClick={() => choose(choice.family)}
            className={
              'min-h-9 rounded-lg border border-input bg-card px-3 py-1.5 font-semibold text-sm ' +
              'hover:border-foreground aria-pressed:border-primary aria-pressed:bg-primary ' +
              'aria-pressed:text-primary-foreground pointer-coarse:min-h-11'
            }
          >
            {choice.name}
          </button>
        ))}
      </fieldset>
    </>
  )
}
