import { GuideNotFound } from '@/features/guides/guide-not-found'

export default function NotFound() {
  return <GuideNotFound />
}
