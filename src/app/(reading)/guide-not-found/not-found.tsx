import { GuideNotFound } from '@/features/guides/guide-article'

export default function NotFound() {
  return <GuideNotFound />
}
