'use client'

import { CloudAlert } from 'lucide-react'
import { Logo } from '@/components/brand/logo'
import { PageMessage } from '@/components/page-message'
import { Button } from '@/components/ui/button'
import { paths } from '@/lib/paths'

export type ErrorProps = { error: unknown; retry: () => void }

/** What stands in place of a page that could not be shown. Its links load anew: what broke may be what moves between pages. */
export function ErrorMessage({ error, retry }: ErrorProps) {
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : null
  return (
    <>
      <header className="container-page flex h-16 items-center border-b">
        <a href={paths.home} aria-label="Greenroom, home" className="rounded-md">
          <Logo />
        </a>
      </header>
      <main>
        <PageMessage
          icon={<CloudAlert />}
          title="This page could not be shown"
          actions={
            <>
              <Button size="lg" onClick={retry}>
                Try again
              </Button>
              <Button asChild size="lg" variant="outline">
                <a href={paths.home}>Go to the start</a>
              </Button>
            </>
          }
        >
          <p role="alert">
            Something failed on our side or on the way to you. What you saved is still there. Trying again often helps.
          </p>
          {digest ? <p className="text-base">Error code: {digest}</p> : null}
        </PageMessage>
      </main>
    </>
  )
}
