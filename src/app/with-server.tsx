import type { ReactNode } from 'react'
import { CheckoutHost } from '@/features/payments/checkout-host'
import { TrpcProvider } from '@/trpc/client'

/** What a screen needs that asks the server for something or sells something. Stands inside a Frame. */
export function WithServer({ children }: { children: ReactNode }) {
  return (
    <TrpcProvider>
      <CheckoutHost>{children}</CheckoutHost>
    </TrpcProvider>
  )
}
