import type { ReactNode } from 'react'
import { OfflineLinks } from '@/components/ui/offline-links'
import { CheckoutHost } from '@/features/payments/checkout-host'
import { TrpcProvider } from '@/trpc/client'

/** The providers of screens that call the server or sell plans. Must be rendered inside a Frame. */
export const WithServer = ({ children }: { children: ReactNode }) => (
  <TrpcProvider>
    <OfflineLinks />
    <CheckoutHost>{children}</CheckoutHost>
  </TrpcProvider>
)
