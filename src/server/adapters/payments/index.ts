/**
 * Chooses the payment provider: Paystack if its keys are set, otherwise the sandbox. Payments that move no money
 * (sandbox or test key) sell plans only on a loopback address, or if ALLOW_SANDBOX_PAYMENTS is set.
 */
import type { Env } from '@/server/env'
import type { Log } from '@/server/log'
import type { PaymentProvider } from '@/server/ports'
import { paystackProvider } from './paystack'
import { sandboxProvider } from './sandbox'

type PaymentSettings = Pick<
  Env,
  'PAYSTACK_SECRET_KEY' | 'PAYSTACK_PUBLIC_KEY' | 'PAYSTACK_BASE_URL' | 'sellsForTestPayments'
>

/** Undefined if nothing can be bought. */
export function choosePayments(settings: PaymentSettings, log: Log): PaymentProvider | undefined {
  const { PAYSTACK_SECRET_KEY: secretKey, PAYSTACK_PUBLIC_KEY: publicKey = null } = settings
  if (!secretKey) return settings.sellsForTestPayments ? sandboxProvider : undefined
  const baseUrl = settings.PAYSTACK_BASE_URL.replace(/(?<!\/)\/+$/, '')
  const provider = paystackProvider({ secretKey, publicKey, baseUrl })
  if (provider.mode === 'live' || settings.sellsForTestPayments) return provider
  log.warn(
    'PAYSTACK_SECRET_KEY is a test key, so no plans are sold: set the live keys, or ' +
      'ALLOW_SANDBOX_PAYMENTS=1 to sell plans for test payments that move no money',
  )
  return undefined
}
