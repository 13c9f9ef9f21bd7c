import { Badge } from '@/components/ui/badge'

/** Beside a payment of the sandbox or of the provider's test mode, wherever it is shown. */
export const TestPaymentBadge = () => <Badge variant="accent">Test payment, no money moved</Badge>
