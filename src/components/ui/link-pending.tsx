'use client'

import { useLinkStatus } from 'next/link'

/**
 * Rendered inside a link: shows at the bottom of the screen what is being loaded after a click. Used instead of a
 * `loading.tsx`, whose fallback would precede the text in the HTML and need a script to disappear.
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
