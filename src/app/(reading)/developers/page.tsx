import type { Metadata } from 'next'
import { absolute } from '@/app/site-url'
import { DevelopersScreen } from '@/features/developers/developers-screen'
import { type ApiDocument, areasOf } from '@/features/developers/document'
import { paths } from '@/lib/paths'
import { openApiDocument } from '@/server/rest/openapi'

export const metadata: Metadata = {
  title: 'For developers',
  alternates: { canonical: paths.developers },
  description: 'The typed client and the REST paths of Greenroom: what each takes and answers, with examples.',
}

export default function DevelopersPage() {
  return <DevelopersScreen areas={areasOf(openApiDocument(absolute('/')) as unknown as ApiDocument)} />
}
