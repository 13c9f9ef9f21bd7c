/** The operators' commands, each a call of one service. */
import superjson from 'superjson'
import type { z } from 'zod'
import { type CommandName, DESK_INPUTS, deskRequest } from '@/schemas/desk'
import type { Deps } from '@/server/ports'
import {
  adoptPayment,
  countContested,
  extendPlan,
  findAccount,
  listAudit,
  listDeadJobs,
  resendMail,
  retryJob,
  retryJobs,
} from '@/server/services/desk'
import { acceptPayment, closeRefund, listForPerson, refundPayment } from '@/server/services/payment'

type Given<N extends CommandName> = z.output<(typeof DESK_INPUTS)[N]> & { operator: string }
type Run = { [N in CommandName]: (deps: Deps, given: Given<N>) => Promise<unknown> }

const RUN = {
  payments: listForPerson,
  accept: acceptPayment,
  refund: refundPayment,
  refunded: closeRefund,
  adopt: adoptPayment,
  account: (deps, { operator, account }) => findAccount(deps, operator, account),
  mail: resendMail,
  extend: extendPlan,
  jobs: (deps, { limit }) => listDeadJobs(deps, limit),
  retry: retryJob,
  'retry-all': retryJobs,
  audit: listAudit,
  contested: (deps) => countContested(deps),
} as const satisfies Run

export type CommandResult<N extends CommandName> = Awaited<ReturnType<(typeof RUN)[N]>>

/**
 * Runs a command.
 * @returns the result as superjson text, the format on the socket
 * @throws AppError the command was refused · z.ZodError invalid input
 */
export async function carryOut(deps: Deps, request: unknown): Promise<string> {
  const { command, operator, input } = deskRequest.parse(request)
  const run = RUN[command] as (deps: Deps, given: unknown) => Promise<unknown>
  return superjson.stringify(await run(deps, { ...DESK_INPUTS[command].parse(input), operator }))
}
