import Link from 'next/link'
import { Logo, LogoMark } from '@/components/brand/logo'
import { paths } from '@/lib/paths'

/**
 * The logo in the bar. A server component, so that the drawing is not in the scripts of every page. On narrow phones
 * there is only room for the mark beside the buttons; signed-in users (`data-user` of the bar) have more of them.
 */
export const HomeLink = () => (
  <Link
    href={paths.home}
    prefetch={false}
    aria-label="Greenroom, home"
    className="mr-auto flex min-h-11 min-w-11 items-center rounded-md lg:mr-4"
  >
    <LogoMark className="min-[22rem]:not-group-data-user/bar:hidden min-[26rem]:hidden" />
    <Logo className="max-[22rem]:hidden max-[26rem]:group-data-user/bar:hidden" />
  </Link>
)
