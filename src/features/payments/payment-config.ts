import type { PaymentConfigDto } from '@/schemas/payment'

/**
 * The payment configuration, fetched without the tRPC client, which visitors' pages do not load.
 * @throws Error when there is no response, or an unexpected one
 */
export async function fetchPaymentConfig(): Promise<Pick<PaymentConfigDto, 'provider' | 'isTest'>> {
  const response = await fetch('/api/trpc/payment.config')
  if (!response.ok) throw new Error(`payment.config: ${response.status}`)
  const { result } = await response.json()
  return result.data.json
}
