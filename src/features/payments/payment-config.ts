import type { PaymentConfigDto } from '@/schemas/payment'

/**
 * How plans are paid for here, asked without the client, which pages for visitors do not bring.
 * Rejects when no answer comes, or not the one that was asked for.
 */
export async function fetchPaymentConfig(): Promise<Pick<PaymentConfigDto, 'provider' | 'isTest'>> {
  const response = await fetch('/api/trpc/payment.config')
  if (!response.ok) throw new Error(`payment.config was answered with ${response.status}`)
  const { result } = await response.json()
  return result.data.json
}
