import { useRef, useState } from 'react'
import { trpc } from '@/trpc/client'
import { errorMessage } from '@/trpc/errors'
import { afterFailedVerify } from './answers'
import type { FlowEvent, OpenPayment } from './flow'
import type { Card } from './test-cards'

type Problem = { title: string; description: string }

/** Simulates a provider's popup: it shows a declined card, and another one can be tried. */
export function useSandbox({ reference }: OpenPayment, dispatch: (event: FlowEvent) => void) {
  const { client } = trpc.useUtils()
  const [isPaying, setPaying] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  // A ref, because state is updated only with the next render: a double click would pay twice.
  const isBusy = useRef(false)

  async function pay(card: Card): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setPaying(true)
    setProblem(null)
    try {
      await client.payment.sandboxOutcome.mutate({ reference, outcome: card === 'accepted' ? 'success' : 'failure' })
      if (card === 'accepted') dispatch({ type: 'reported' })
      else setProblem({ title: 'The card was declined', description: await decline() })
    } catch (error) {
      const description = errorMessage(error, 'There is no connection to the server right now. Please try again.')
      setProblem({ title: 'The payment could not be made', description })
    } finally {
      isBusy.current = false
      setPaying(false)
    }
  }

  async function decline(): Promise<string> {
    try {
      await client.payment.verify.mutate({ reference })
    } catch (error) {
      const answer = afterFailedVerify(error)
      if (answer.kind === 'unpaid') return answer.message
    }
    return 'Try another card, or close this checkout.'
  }

  function close(): void {
    if (isBusy.current) return
    // Not awaited: the payment ends unpaid, even if the server only finds out later.
    client.payment.sandboxOutcome.mutate({ reference, outcome: 'close' }).catch(() => {})
    dispatch({ type: 'closed' })
  }

  return { pay, close, isPaying, problem }
}
