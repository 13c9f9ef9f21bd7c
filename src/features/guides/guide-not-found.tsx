import { BookX } from 'lucide-react'
import { PageMessage } from '@/components/page-message'
import { BackToGuides } from './guide-article'

export function GuideNotFound() {
  return (
    <PageMessage icon={<BookX />} title="Guide Not Found" actions={<BackToGuides />}>
      The guide you're looking for doesn't exist.
    </PageMessage>
  )
}
