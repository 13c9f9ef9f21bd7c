'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

/** A link of the navigation that shows where one is. */
export function NavLink({ href, children }: { href: string; children: ReactNode }) {
  const pathname = usePathname()
  const isCurrent = pathname === href || pathname.startsWith(`${href}/`)
  return (
    <Link
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={cn(
        'whitespace-nowrap rounded-lg px-2 py-2 lg:px-3 font-medium text-muted-foreground text-sm hover:bg-muted hover:text-foreground',
        isCurrent && 'text-foreground underline decoration-2 decoration-accent underline-offset-8',
      )}
    >
      {children}
    </Link>
  )
}
