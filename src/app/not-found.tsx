import { Compass } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { Footer } from '@/components/marketing/footer'
import { PageMessage } from '@/components/page-message'
import { Button } from '@/components/ui/button'
import { paths } from '@/lib/paths'
import { Frame } from './frame'
import { RoutingHint } from './routing-hint'

export const metadata: Metadata = { title: 'Page Not Found' }

export default function NotFound() {
  return (
    <Frame footer={<Footer />}>
      <PageMessage
        icon={<Compass />}
        title="Page Not Found"
        actions={
          <>
            <Button asChild size="lg">
              <Link href={paths.home}>Go to the start</Link>
            </Button>
            <Button asChild size="lg" variant="outline">
              <Link href={paths.guides}>Read the interview guides</Link>
            </Button>
          </>
        }
      >
        <p>There is nothing at this address. It may have been mistyped, or the page has moved.</p>
        <RoutingHint />
      </PageMessage>
    </Frame>
  )
}
