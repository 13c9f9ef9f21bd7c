import Link from 'next/link'
import { type ReactNode, type Ref, useRef } from 'react'
import { paths } from '@/lib/paths'

type Props = { reviewId: string; ref: Ref<HTMLAnchorElement>; children: ReactNode }

/** What was done to the improved version of the CV, with the link to it. */
export const ImprovedLink = ({ reviewId, ref, children }: Props) => (
  <>
    {children}{' '}
    <Link ref={ref} href={paths.improveCvReview(reviewId)} className="font-medium underline underline-offset-4">
      Go on with it
    </Link>
  </>
)

export function useFocusOnLink() {
  const link = useRef<HTMLAnchorElement>(null)
  return {
    link,
    /** After the next render, in which the link takes the place of the button. */
    focusLink: () => requestAnimationFrame(() => link.current?.focus()),
  }
}
