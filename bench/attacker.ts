/** The attacking client, in a process of its own: what it takes to send is not to slow the measuring down. */
import { ATTACKS, attack, type Target } from './attacks/attacks'

process.once('message', ({ name, target }: { name: string; target: Target }) => {
  const chosen = ATTACKS.find((one) => one.name === name)
  if (!chosen) throw new Error(`There is no attack ${name}.`)
  attack(target, chosen).then((statuses) => {
    process.send?.(statuses, () => process.exit(0))
  })
})
// Loaded: what that took is not part of the attack.
process.send?.('ready')
