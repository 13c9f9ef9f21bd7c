/** The command line of the desk. */
import { Command, InvalidArgumentError } from 'commander'
import type { PaidPlanId } from '@/domain/plans/plans'
import { type CommandInput, type CommandName, MAIL_KINDS, type ResentMailKind } from '@/schemas/desk'

/** Runs the parsed command. */
type RunCommand = <N extends CommandName>(name: N, input: CommandInput<N>, isJson: boolean) => Promise<void>

function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It must be a whole number.')
  return Number(text)
}

const REASON = ['--reason <text>', 'why, for the record; name nobody in it'] as const

/** Builds the command-line parser; `run` is called once for a valid command line. */
export function deskProgram(run: RunCommand): Command {
  const program = new Command('desk')
    .description('Commands for operators of Greenroom. Every act is written into the record that `audit` shows.')
    .option('--json', 'print the result as JSON')
    .showHelpAfterError()
  const isJson = () => program.opts<{ json?: boolean }>().json === true

  program
    .command('payments')
    .description('payments that wait for a person: what was expected and what was received')
    .action(() => run('payments', {}, isJson()))
  program
    .command('accept')
    .description('credit a payment in review, once, although it does not match the order')
    .argument('<reference>', 'the payment')
    .requiredOption(...REASON)
    .action((reference: string, { reason }) => run('accept', { reference, reason }, isJson()))
  program
    .command('refund')
    .description('give a payment in review back, through the provider where it can be asked')
    .argument('<reference>', 'the payment')
    .requiredOption(...REASON)
    .option('--by-hand', 'do not ask the provider: mark it for a refund that you make yourself')
    .action((reference: string, { reason, byHand }) => run('refund', { reference, reason, byHand }, isJson()))
  program
    .command('refunded')
    .description('close a refund that you made, or that you saw at the provider')
    .argument('<reference>', 'the payment')
    .requiredOption(...REASON)
    .action((reference: string, { reason }) => run('refunded', { reference, reason }, isJson()))
  program
    .command('adopt')
    .description('take in a payment that the provider knows and the database lost, and credit it')
    .argument('<reference>', 'the payment, as the provider names it')
    .argument('<account>', 'address or id of who paid')
    .argument('<plan>', 'what was bought: pay-per-use or monthly')
    .requiredOption(...REASON)
    .action((reference: string, account: string, plan: PaidPlanId, { reason }) =>
      run('adopt', { reference, account, plan, reason }, isJson()),
    )
  program
    .command('account')
    .description('show an account')
    .argument('<account>', 'its address or its id')
    .action((account: string) => run('account', { account }, isJson()))
  program
    .command('mail')
    .description('send a mail once more')
    .argument('<kind>', MAIL_KINDS.join(', '))
    .argument('<about>', 'address or id of the account; for a receipt the reference of the payment')
    .option(...REASON)
    .action((kind: ResentMailKind, about: string, { reason }) => run('mail', { kind, about, reason }, isJson()))
  program
    .command('extend')
    .description('move the end of a paid plan on')
    .argument('<account>', 'its address or its id')
    .argument('<days>', 'by how many days', wholeNumber)
    .requiredOption(...REASON)
    .action((account: string, days: number, { reason }) => run('extend', { account, days, reason }, isJson()))
  program
    .command('jobs')
    .description('jobs of the last week that failed for good, with the error of each')
    .option('--limit <number>', 'how many', wholeNumber, 20)
    .action(({ limit }: { limit: number }) => run('jobs', { limit }, isJson()))
  program
    .command('retry')
    .description('run a job again that failed for good')
    .argument('<job>', 'its id, as `jobs` shows it')
    .option(...REASON)
    .action((id: string, { reason }) => run('retry', { id, reason }, isJson()))
  program
    .command('retry-all')
    .description('run all jobs of a kind again that failed for good, such as the mails of an outage')
    .argument('<name>', 'the name of the jobs, as `jobs` shows it: send-mail')
    .option(...REASON)
    .action((name: string, { reason }) => run('retry-all', { name, reason }, isJson()))
  program
    .command('audit')
    .description('what operators did, the latest first')
    .argument('[about]', 'only about this account (id), payment (reference) or job (id)')
    .option('--limit <number>', 'how many', wholeNumber, 20)
    .action((about: string | undefined, { limit }: { limit: number }) => run('audit', { about, limit }, isJson()))
  program
    .command('contested')
    .description('how often people said that a statement about their answer is wrong, by detector')
    .action(() => run('contested', {}, isJson()))
  return program
}
