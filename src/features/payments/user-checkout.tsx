'use client'

import type { ReactNode } from 'react'
import type { PlanId } from '@/domain/plans/plans'
import { TrpcProvider } from '@/trpc/client'
import { CheckoutHost } from './checkout-host'

type Props = { chosen: PlanId | null; onBegun: () => void; children: ReactNode }

/** All that a purchase needs, fetched in one piece once it is known that somebody is signed in. */
export const UserCheckout = ({ children, ...chosen }: Props) => (
  <TrpcProvider>
    <CheckoutHost {...chosen}>{children}</CheckoutHost>
  </TrpcProvider>
)
