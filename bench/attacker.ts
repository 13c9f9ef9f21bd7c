/** The attacking client, in its own process so that sending does not slow down the measurement. */
import { ATTACKS, attack, type Target } from './attacks/attacks'

process.once('message', ({ name, target }: { name: string; target: Target }) => {
  const chosen = ATTACKS.find((one) => one.name === name)
  if (!chosen) throw new Error(`There is no attack ${name}.`)
  attack(target, chosen).then((statuses) => {
    process.send?.(statuses, () => process.exit(0))
  })
})
// Ready: loading time is not part of the attack.
process.send?.('ready')
