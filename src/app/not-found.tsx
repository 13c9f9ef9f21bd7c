import type { Metadata } from 'next'
import { Footer } from '@/components/marketing/footer'
import { PageMessage } from '@/components/page-message'
import { ButtonLink } from '@/components/ui/button-link'
import { COMPASS, LineIcon } from '@/components/ui/line-icon'
import { paths } from '@/lib/paths'
import { Frame } from './frame'

export const metadata: Metadata = { title: 'Page Not Found' }

export default function NotFound() {
  return (
    <Frame footer={<Footer />}>
      <PageMessage
        icon={<LineIcon path={COMPASS} />}
        title="Page Not Found"
        actions={
          <>
            <ButtonLink href={paths.home} size="lg">
              Go to the home page
            </ButtonLink>
            <ButtonLink href={paths.guides} size="lg" variant="outline">
              Read the interview guides
            </ButtonLink>
          </>
        }
      >
        <p>There is nothing at this address. It may have been mistyped, or the page has moved.</p>
        {/* Without the path: only a script could read it, and every page would preload that script. */}
        <p className="rounded-lg border border-dashed p-4 text-base">
          For developers: no route answers this address. Routes are the folders in{' '}
          <code className="rounded-xs bg-muted px-1.5 py-0.5 font-mono text-[0.875em] text-foreground">src/app</code>,
          each with a{' '}
          <code className="rounded-xs bg-muted px-1.5 py-0.5 font-mono text-[0.875em] text-foreground">page.tsx</code>.
        </p>
      </PageMessage>
    </Frame>
  )
}
