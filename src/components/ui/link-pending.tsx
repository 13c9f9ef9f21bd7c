'use client'

import { useLinkStatus } from 'next/link'

/**
 * Stands inside a link and says at the foot of the screen what is being fetched once the link was followed. In place of
 * a loading screen of the page itself, which would stand in its HTML before the text and need a script to go away.
 */
export function LinkPending({ children }: { children: string }) {
  const { pending } = useLinkStatus()
  return (
    <span role="status">
      {pending && (
        <span
          className={
            'fixed inset-x-0 bottom-6 z-50 mx-auto w-fit rounded-full bg-foreground px-5 py-2.5 ' +
            'font-medium text-background text-sm shadow-lg'
          }
        >
          {children}
        </span>
      )}
    </span>
  )
}
