import { ContactLink } from '@/components/contact-link'
import { trpc } from '@/trpc/client'

/** Whom to ask about a payment; nothing where the operator names no contact. */
export function SupportContact({ reference }: { reference?: string }) {
  const { data } = trpc.payment.config.useQuery()
  if (!data?.supportContact) return null
  return (
    <p className="text-muted-foreground text-sm">
      Is something wrong with a payment? Write to <ContactLink contact={data.supportContact} /> and name the reference
      {reference ? (
        <>
          {' '}
          <span className="wrap-anywhere font-mono">{reference}</span>
        </>
      ) : (
        ' on its receipt, or its date and amount'
      )}
      .
    </p>
  )
}
